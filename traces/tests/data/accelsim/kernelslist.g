MemcpyHtoD,0x0000000000010000,4096
version3.traceg
version4.traceg.gz
MemcpyHtoD,0x0000000000020000,4096
version5.traceg.xz
version6.traceg
