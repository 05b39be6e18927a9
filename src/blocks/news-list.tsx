import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { longDate, parsedDay } from '#domain/dates.ts'
import { count } from '#domain/numbers.ts'
import { counted } from '#domain/plural.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { address, flag, optionalText, requiredText, usable } from './kit/params.ts'

const Item = z.object({
  title: requiredText,
  date: optionalText,
  href: z.catch(z.optional(address), undefined),
  lead: optionalText,
  category: optionalText,
})
const params = z.object({
  title: optionalText,
  limit: z.catch(count, 6),
  category: optionalText,
  showMore: flag,
  items: usable(Item),
})

const list = css`
  > li { display: grid; gap: 4px 32px; grid-template-columns: minmax(0, 1fr); padding-block: 20px; break-inside: avoid; }
  > li + li { border-top: 1px solid var(--line); }
  ${media.middle} { > li { grid-template-columns: 11rem minmax(0, 44rem); } }
`
const when = css`
  display: flex; flex-wrap: wrap; gap: 0 8px; align-content: start; color: var(--ink-soft); font-size: var(--type-14); line-height: 1.75;
  > time + span::before { content: '·' / ''; margin-right: 8px; }
  ${media.middle} { flex-direction: column; > time + span::before { content: none; } }
`
const about = css`
  display: grid; gap: 8px; min-width: 0; grid-column: -2 / -1;
  h2, h3, h4 { font-size: var(--type-18); }
  > p { color: var(--ink-soft); overflow-wrap: anywhere; }
`
const link = css`border-radius: 4px; color: var(--ink); text-decoration-color: var(--line-strong); &:hover { color: var(--link); }`
const more = css`justify-self: start; align-self: flex-start;`

/** News under each other, a page at a time. */
export const Block = block(params, function NewsListBlock({ params: { title, limit, category, showMore, items } }) {
  const [pages, setPages] = useState(1)
  const ref = useRef<HTMLUListElement>(null)
  const news = category === undefined ? items : items.filter((item) => item.category === category)
  const shown = Math.min(pages * limit, news.length)
  const hasMore = showMore && shown < news.length

  useEffect(() => {
    // The button that had the focus goes with the last page, so the focus goes on to what it brought.
    if (pages === 1 || hasMore) return
    const first = ref.current?.children[(pages - 1) * limit]
    if (first instanceof HTMLElement) (first.querySelector('a') ?? first).focus()
  }, [pages, hasMore, limit])

  if (news.length === 0) return null
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        <ul role="list" css={list} ref={ref}>
          {news.slice(0, shown).map(({ title: name, date, href, lead, category: topic }, index) => (
            <li key={index} tabIndex={href === undefined ? -1 : undefined}>
              <p css={when}>
                {longDate(date) && <time dateTime={parsedDay(date) ?? undefined}>{longDate(date)}</time>}
                {topic && category === undefined && <span>{topic}</span>}
              </p>
              <div css={about}>
                <BlockHeading>
                  {href === undefined ? (
                    name
                  ) : (
                    <Anchor css={link} href={href}>
                      {name}
                    </Anchor>
                  )}
                </BlockHeading>
                {lead && <p>{lead}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Under>
      {hasMore && (
        <Button css={more} kind="secondary" data-print="no" onClick={() => setPages(pages + 1)}>
          Показать ещё
        </Button>
      )}
      <LiveRegion>
        {pages > 1 && `Показано ${counted(shown, 'новость', 'новости', 'новостей')} из\u00A0${news.length}`}
      </LiveRegion>
    </div>
  )
})
