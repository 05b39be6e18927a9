import { Suspense } from 'react'
import { vi } from 'vitest'
import { HashTarget } from '#blocks/kit/hash-target.ts'
import { Blocks } from '#blocks/kit/registry.tsx'
import { readTree } from '#blocks/kit/tree.ts'
import { show } from '#test/ui/kit/page.tsx'

/** One block as the content service sends it. */
export const sent = (template: string, params: unknown, slots: unknown = {}, label: string | null = null) => ({
  id: template,
  template,
  label,
  params,
  slots,
})

/** Blocks of HTML, for slots. */
export const html = (text: string) => [sent('richText', { html: text })]

/** A page of these blocks, asked for by an address with this hash and query. */
export const contentPage = (blocks: readonly unknown[], hash = '', search = '') => (
  <HashTarget value={{ hash, search }}>
    <Suspense fallback="ждём">
      <Blocks tree={readTree(blocks)} />
    </Suspense>
  </HashTarget>
)

/** Shows the page when all its templates are there; a busy machine is slow at loading them. */
export async function showContent(blocks: readonly unknown[], hash = '', search = '') {
  const shown = show(contentPage(blocks, hash, search))
  await vi.waitFor(
    () => {
      if (shown.container.textContent === 'ждём') throw new Error('still waiting')
    },
    { timeout: 8000 },
  )
  return shown
}

/** The same for blocks alone; `text` is what they say, with plain spaces. */
export async function showBlocks(...blocks: readonly unknown[]) {
  const shown = await showContent(blocks)
  return { ...shown, text: () => shown.container.textContent?.replace(/\u00A0/g, ' ') }
}
