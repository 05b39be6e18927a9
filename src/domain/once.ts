/** Makes something when it is first wanted and keeps it: a format of Intl takes the browser as long as to draw a small page. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}
