package tag_table_package;
    typedef logic [28:0] entry_t;
endpackage
