import { css } from '@emotion/react'
import { programmePageId, type ProgrammePart } from '#domain/programme-pages.ts'
import { version } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Anchor } from '#ui/anchor.tsx'
import { band, row } from '#ui/layout.ts'
import { ContentOf } from '#views/content/content-page.tsx'
import { MissingContent, NothingNamed } from '../content/missing-content.tsx'
import { PreviewFrame, useAsked } from './preview-frame.tsx'

const parts: readonly { part: ProgrammePart; label: string }[] = [
  { part: 'description', label: 'Описание программы' },
  { part: 'instruction', label: 'Документы и инструкции' },
  { part: 'memorandum', label: 'Инвестиционная деятельность' },
  { part: 'calculator', label: 'Калькулятор' },
]
const list = [
  row(8),
  css`
  a {
    display: inline-flex; align-items: center; min-height: 2.75rem; padding: 4px 16px; border: 1px solid var(--line); border-radius: var(--control-radius);
    background: var(--surface); text-decoration: none;
    &:hover { border-color: var(--link); }
    &[aria-current] { border-color: var(--link); background: var(--mist); color: var(--ink); font-weight: 600; }
  }
`,
]
const strip = css`padding-block: 24px 8px;`

/** What the browser's tab is called. */
export const tabTitle = 'Предпросмотр программы'

/** The pages that a programme's content names, one at a time (2.1-16). */
export function Page() {
  const { id, part } = useAsked()
  return id === null ? <NothingNamed /> : <Programme key={id} id={id} asked={part} />
}

function Programme({ id, asked }: { id: string; asked: string }) {
  const draft = useView('navigation', version) ?? undefined
  const query = useQuery(rows.content.program, { params: { id }, query: { version: draft } })
  return (
    <PreviewFrame title="Предпросмотр программы" query={query}>
      {(content) => {
        const pages = parts.flatMap(({ part, label }) => {
          const pageId = programmePageId(content, id, part)
          return pageId === null ? [] : [{ part, label, pageId }]
        })
        const chosen = pages.find(({ part }) => part === asked) ?? pages[0]
        if (!chosen) return <MissingContent />
        return (
          <>
            <nav css={[band, strip]} aria-label={`Страницы программы ${id}`}>
              <ul css={list} role="list">
                {pages.map(({ part, label }) => (
                  <li key={part}>
                    <Anchor
                      href={`/preview/program?id=${encodeURIComponent(id)}&part=${part}`}
                      aria-current={part === chosen.part ? 'page' : undefined}
                    >
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
            <ContentOf key={chosen.pageId} id={chosen.pageId} title={chosen.label} isPlain hasSideNav={false} />
          </>
        )
      }}
    </PreviewFrame>
  )
}
