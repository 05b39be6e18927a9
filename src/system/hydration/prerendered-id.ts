/** The element of a prerendered page in which it carries what it was made of. */
export const prerenderedId = 'prerendered'
