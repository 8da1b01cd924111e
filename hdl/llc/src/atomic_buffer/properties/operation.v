
    // R14: what each operation makes of a word of four bytes and of one of eight.
    wire [31:0] narrow = sector[32*{pair, is_upper} +: 32];
    wire [63:0] wide = sector[64*pair +: 64];
    wire [31:0] narrow_operand = operand[63:32];
    wire is_clean = operand[31:0] == 0 && compare[31:0] == 0; // of a word of four bytes, as `r14_narrow` has it
    reg [31:0] narrow_after;
    reg [63:0] wide_after;
    always @* begin
        narrow_after = narrow;
        wide_after = wide;
        case (operation)
            4'd0: begin narrow_after = narrow + narrow_operand; wide_after = wide + operand; end
            4'd1: begin narrow_after = narrow & narrow_operand; wide_after = wide & operand; end
            4'd2: begin narrow_after = narrow | narrow_operand; wide_after = wide | operand; end
            4'd3: begin narrow_after = narrow ^ narrow_operand; wide_after = wide ^ operand; end
            4'd4: begin
                if ($signed(narrow_operand) < $signed(narrow)) narrow_after = narrow_operand;
                if ($signed(operand) < $signed(wide)) wide_after = operand;
            end
            4'd5: begin
                if ($signed(narrow_operand) > $signed(narrow)) narrow_after = narrow_operand;
                if ($signed(operand) > $signed(wide)) wide_after = operand;
            end
            4'd6: begin
                if (narrow_operand < narrow) narrow_after = narrow_operand;
                if (operand < wide) wide_after = operand;
            end
            4'd7: begin
                if (narrow_operand > narrow) narrow_after = narrow_operand;
                if (operand > wide) wide_after = operand;
            end
            4'd8: begin narrow_after = narrow_operand; wide_after = operand; end
            4'd9: begin
                if (narrow == compare[63:32]) narrow_after = narrow_operand;
                if (wide == compare) wide_after = operand;
            end
            default: ;
        endcase
    end

    // Another word of four bytes, whichever it is.
    (* anyconst *) wire [PAIR_BITS:0] word;
    wire is_in_it = word[PAIR_BITS:1] == pair && (is_wide || word[0] == is_upper);
    always @* begin
        if (is_wide)
            // R14: Every operation leaves in a word of eight bytes what it says.
            // Fault in atomic_buffer_operation: `operand_key > key` becomes `operand > old`.
            r14_wide_word: assert (changed[64*pair +: 64] == wide_after);
        if (!is_wide && is_clean)
            // R14: Every operation leaves in a word of four bytes what it says.
            // Fault in atomic_buffer_operation: `old = old_pair << 32` becomes `old = old_pair`.
            r14_narrow_word: assert (changed[32*{pair, is_upper} +: 32] == narrow_after);
        if (!is_in_it)
            // R14: All other bytes stay.
            // Fault in atomic_buffer_operation: `(upper << 32) | {32'd0, old_pair[31:0]}` becomes `(upper << 32) |
            // upper`.
            r14_others_stay: assert (changed[32*word +: 32] == sector[32*word +: 32]);
        // R14: Operations 0 to 9 make their word dirty, and nothing else.
        // Fault in atomic_buffer_operation: `operation <= 4'd9` becomes `operation <= 4'd10`.
        r14_dirty: assert (dirtied[word] == (is_in_it && operation <= 9));
    end
