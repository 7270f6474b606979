// What a file has beside its content, and what is done to its name, which the C library's Swift module has no calls for.
#ifndef CF_ATTRIBUTES_H
#define CF_ATTRIBUTES_H

// Gives the file `to` the extended attributes of the file `from`, access control lists among them.
// Returns how many could not be given; a file system without attributes has none.
int cf_copy_attributes(int from, int to);

// Lets two files have each other's name, at once. Returns 0, or -1 with `errno` set.
int cf_exchange(const char *a, const char *b);

#endif
