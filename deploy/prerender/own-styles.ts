const attribute = / style="([^"]*)"/g

const plain = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/**
 * Takes the style attributes out of a page, since the security policy refuses those that come with the page: each becomes a rule for
 * an attribute of its own. What React sets later is set by script, which the policy allows, and rules over these.
 */
export function liftStyles(html: string): { html: string; rules: string } {
  const known = new Map<string, number>()
  const lifted = html.replace(attribute, (_, value: string) => {
    const declarations = plain(value)
    const number = known.get(declarations) ?? known.size
    known.set(declarations, number)
    return ` data-own="${number}"`
  })
  return {
    html: lifted,
    rules: [...known].map(([declarations, number]) => `[data-own="${number}"]{${declarations}}`).join(''),
  }
}
