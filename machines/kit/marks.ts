/**
 * What an action that does several things writes to the children of its machine, and which of them it spawns: XState keeps that inside
 * the function. They stand beside the glossary, in no bundle; the diagrams show them, and a test holds them to what the actions do.
 */
export type Marks = Readonly<Record<string, { writes?: readonly { to: string; type: string }[]; spawns?: string }>>

/** The same message to children of each kind. */
export const toEach = (children: readonly string[], type: string) => children.map((to) => ({ to, type }))
