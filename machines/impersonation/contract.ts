/** The operator's link is read once: nothing is heard of a person. */
export type Event = never
