import { css } from '@emotion/react'
import { lazy, Suspense, useMemo } from 'react'
import { Loading, Skeleton } from './skeleton.tsx'

const prose = css`
  max-width: 44rem; line-height: 1.6;
  h5, h6 { margin: 0; }
  > * { margin-block: 0; }
  > :where(:not(:last-child)) { margin-bottom: 16px; }
  > :is(h2, h3, h4, h5, h6) { margin-bottom: 12px; }
  > * + :is(h2, h3, h4, h5, h6) { margin-top: 40px; }
  > :is(h2, h3, h4, h5, h6) + :is(h2, h3, h4, h5, h6) { margin-top: 12px; }
  h5, h6 { font-size: var(--type-16); font-weight: 600; }
  ul, ol { padding-left: 24px; }
  li { padding-left: 4px; }
  li + li { margin-top: 8px; }
  li::marker { color: var(--lantern); font-weight: 600; font-variant-numeric: tabular-nums; }
  blockquote { margin-inline: 0; padding: 4px 0 4px 20px; border-left: 4px solid var(--lantern); color: var(--ink-soft); }
  table { display: block; max-width: 100%; overflow-x: auto; }
  th, td { padding: 12px 16px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
  thead th { background: var(--sunken); font-weight: 600; }
  caption, figcaption { padding-block: 8px; color: var(--ink-soft); font-size: var(--type-14); text-align: start; }
  img { border-radius: var(--card-radius); }
  hr { width: 100%; border: 0; border-top: 1px solid var(--line); }
  code, pre { font-size: .9em; white-space: pre-wrap; }
  dt { font-weight: 600; }
  dd + dt { margin-top: 16px; }
  summary { cursor: pointer; }
`

export type RichTextProps = {
  /** As the content service gave it. */
  html: string
  className?: string | undefined
}

/** The same as `RichText` where a page already waits for all its parts. The sanitiser is 9 kB that most pages do without. */
export const SanitisedHtml = lazy(async () => {
  const { sanitise } = await import('./sanitise.ts')
  return {
    default: function SanitisedHtml({ html, className }: RichTextProps) {
      const clean = useMemo(() => sanitise(html), [html])
      return <div css={prose} className={className} dangerouslySetInnerHTML={{ __html: clean }} />
    },
  }
})

/** HTML that others wrote, in the portal's typography: the one way for it to reach the page. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton count={3} />
        </Loading>
      }
    >
      <SanitisedHtml {...props} />
    </Suspense>
  )
}
