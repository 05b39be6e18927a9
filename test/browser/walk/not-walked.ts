/**
 * Arrows that no walk in the browser takes, and why, by the lasting name of the arrow (state|event|branch).
 * One that is not named here fails the reckoning, and so does one that is named and yet taken.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'the browser’s memory is read through a wrapper that never fails': [
    'entryForm.recalling|xstate.error.actor.recallEntry|0',
  ],
}

export const notWalked: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reasons).flatMap(([reason, arrows]) => arrows.map((arrow) => [arrow, reason])),
)
