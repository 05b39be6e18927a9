import type { Page } from '@playwright/test'

/** What stands in the form: every field with what it is called and holds, every file, and whatever the review reads out. */
export const formShown = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const labelOf = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
      [field.closest('fieldset')?.querySelector('legend')?.textContent, field.labels?.[0]?.textContent ?? field.name]
        .filter(Boolean)
        .join(': ')
    const fields = [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type }) => type !== 'file')
      .map((field) =>
        field.type === 'radio' || field.type === 'checkbox'
          ? `${labelOf(field)} ${field.checked ? 'chosen' : 'not chosen'}`
          : `${labelOf(field)} = ${field.value}`,
      )
    const files = [...new Set((main.textContent ?? '').match(/\S+\.(jpg|pdf)/g) ?? [])].map((name) => `file ${name}`)
    const facts = [...main.querySelectorAll('section dl > div, section dl > dt, section dl > dd')].map(
      ({ textContent }) => textContent ?? '',
    )
    return [...fields, ...files, ...facts]
  })
