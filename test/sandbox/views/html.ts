/** Markup that is ready to be sent: whatever was put into it has been escaped. */
export type Html = { readonly markup: string }
type Value = string | number | Html | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

function markupOf(value: Value): string {
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** A tag for markup: html`<p>${text}</p>` escapes the text. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: strings.reduce((all, string, index) => all + markupOf(values[index - 1] ?? '') + string),
})

/** A whole page. Its styles and scripts are files: the policy of production allows no others. */
export const documentOf = (title: string, body: Html, script?: string): string =>
  html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/sandbox/icon.svg">
<link rel="stylesheet" href="/sandbox/page.css">
${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
</head>
<body>${body}</body>
</html>`.markup
