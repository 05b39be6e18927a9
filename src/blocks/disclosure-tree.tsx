import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { longDate, parsedDay } from '#domain/dates.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { block } from './kit/block.tsx'
import { DocumentRows } from './parts/document-rows.tsx'
import { FileDocument } from './parts/files.ts'
import { BlockHeading, Under } from './kit/heading.tsx'
import { optionalText, requiredText, usable } from './kit/params.ts'

/** Folds inside folds: nobody finds what lies deeper, and a narrow screen has no room for it. */
const deepest = 6

type Item = { title: string; date?: string | undefined; documents: FileDocument[]; children: Item[] }

const itemAt = (depth: number): z.ZodMiniType<Item> =>
  z.object({
    title: requiredText,
    date: optionalText,
    documents: z.catch(usable(FileDocument), []),
    children: depth === deepest ? z.transform(() => []) : z.catch(usable(itemAt(depth + 1)), []),
  })
const params = z.object({ items: usable(itemAt(1)) })

const branches = css`
  summary { font-size: var(--type-16); overflow-wrap: anywhere; }
  > li > details > summary { font-size: var(--type-18); }
  details > div { max-width: none; color: var(--ink); }
`
const inner = css`
  padding-left: clamp(12px, 2vw, 24px); border-left: 2px solid var(--line);
  > ul > li:last-of-type, > ul > li:last-of-type > details { border-bottom: 0; }
`
const head = css`flex: 1; min-width: 0;`
const leaf = css`
  display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; align-items: baseline; padding-block: 12px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere;
`
const when = css`color: var(--ink-soft); font-size: var(--type-14); font-weight: 400;`

function When({ date }: { date: string | undefined }) {
  const said = longDate(date)
  return (
    said && (
      <time css={when} dateTime={parsedDay(date) ?? undefined}>
        {said}
      </time>
    )
  )
}

function Branch({ item: { title, date, documents, children } }: { item: Item }) {
  if (documents.length + children.length === 0)
    return (
      <li css={leaf}>
        <span>{title}</span>
        <When date={date} />
      </li>
    )
  return (
    <li>
      <Disclosure
        title={
          <>
            <BlockHeading css={head}>{title}</BlockHeading>
            <When date={date} />
          </>
        }
      >
        <Under title={title}>
          {documents.length > 0 && <DocumentRows files={documents} />}
          {children.length > 0 && (
            <div css={inner}>
              <Branches items={children} />
            </div>
          )}
        </Under>
      </Disclosure>
    </li>
  )
}

function Branches({ items, className }: { items: readonly Item[]; className?: string }) {
  return (
    <ul role="list" className={className}>
      {items.map((item, index) => (
        <Branch key={index} item={item} />
      ))}
    </ul>
  )
}

/** What the fund must disclose: parts folded into parts, with files in them. */
export const Block = block(params, function DisclosureTreeBlock({ params: { items } }) {
  return items.length > 0 && <Branches css={branches} items={items} />
})
