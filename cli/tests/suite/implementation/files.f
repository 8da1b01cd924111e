// As a simulator's list, with paths from its folder.
+incdir+.
package.sv
tag_table.sv
