#ifndef PLAYGROUND_RECORDS_H
#define PLAYGROUND_RECORDS_H

// Fills the place it is given with a playground.
typedef void (*PlaygroundFiller)(void *_Nonnull place);

// The linker marks both ends of a section whose name is an identifier. The marks are weak, since a program without
// playgrounds has no such section.
extern const PlaygroundFiller _Nonnull __start_easel_playgrounds[] __attribute__((weak, visibility("hidden")));
extern const PlaygroundFiller _Nonnull __stop_easel_playgrounds[] __attribute__((weak, visibility("hidden")));

// The records of this program; null when there are none.
static inline const PlaygroundFiller _Nonnull *_Nullable playground_records(void) {
    return __start_easel_playgrounds;
}

static inline long playground_record_count(void) {
    return __stop_easel_playgrounds - __start_easel_playgrounds;
}

#endif
