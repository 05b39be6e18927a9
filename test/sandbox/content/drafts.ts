import type { Page } from './blocks.ts'
import { typeset } from './typograph.ts'

/** Pages that are being rewritten, by version and page: a preview shows them, visitors do not see them. */
const drafts: Record<string, Record<string, string>> = {
  'draft-2': {
    'lite-sever-main': 'Программа «Север»: новые условия с 1 января 2027 года',
    'about-fund': 'О Фонде: новая редакция',
  },
}

/** The page in the version that is asked for: a draft where there is one, else as it is published. */
export function inVersion(page: Page, version: string | undefined): Page {
  const draft = version === undefined ? undefined : drafts[version]?.[page.id]
  if (draft === undefined) return page
  const title = typeset(draft)
  const blocks = page.blocks.map((one) =>
    one.template === 'main' ? { ...one, params: { ...one.params, title } } : one,
  )
  return { ...page, title, blocks }
}
