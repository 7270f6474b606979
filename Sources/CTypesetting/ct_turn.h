// One thread at a time where fonts are looked for, measured, drawn or written.
#ifndef CT_TURN_H
#define CT_TURN_H

/// Waits for the turn; it is over at the end of the block.
///
/// Pango and Cairo keep fonts, sizes and faces for the whole process, and what several threads do with
/// them at once, each with a document of its own, ends in a crash at times: a face is thrown away while
/// another thread takes it up again.
#define CT_TAKE_TURN __attribute__((cleanup(ct_turn_end), unused)) int ct_turn = ct_turn_begin()

int ct_turn_begin(void);
void ct_turn_end(int *turn);

#endif
