/** The text with what is found in it replaced; throws where nothing is found, as half a page would be published without a word. */
export function replaced(
  text: string,
  wanted: string | RegExp,
  put: (found: string, ...groups: string[]) => string,
): string {
  let isFound = false
  const result = text.replace(wanted, (found: string, ...rest: unknown[]) => {
    isFound = true
    return put(found, ...rest.filter((one) => typeof one === 'string'))
  })
  if (!isFound)
    throw new Error(
      `The page of the application has no ${String(wanted)}: it is not put together as prerendering expects.`,
    )
  return result
}
