/**
 * Arrows that no path can take, and why, by the lasting name of the arrow (state|event|branch).
 * One that is not named here fails the tests, and so does one that is named and yet taken.
 */
export const unreachable: Readonly<Record<string, string>> = {}
