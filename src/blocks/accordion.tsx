import { css } from '@emotion/react'
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { counted } from '#domain/plural.ts'
import { holdsWords } from '#domain/search.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { search } from '#ui/icons.ts'
import { SanitisedHtml } from '#ui/rich-text.tsx'
import { TextField } from '#ui/text-field.tsx'
import { block } from './kit/block.tsx'
import { HashTarget, useHashTarget } from './kit/hash-target.ts'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText, requiredText, usable } from './kit/params.ts'

const plain = (html: string) => html.replace(/<[^>]*>|&\w+;/g, ' ')

/** The places of the texts that hold every word of the query, in any order; all of them where nothing is asked. */
function findIn(texts: readonly string[], query: string): ReadonlySet<number> {
  return new Set(texts.flatMap((text, index) => (holdsWords(plain(text), query) ? [index] : [])))
}

const Item = z.object({ question: requiredText, answerHtml: requiredText, id: optionalText })
const params = z.object({ title: optionalText, items: usable(Item), searchable: flag })

/* It can be in no error: no line is kept for one. */
const finder = css`max-width: 32rem; [aria-live]:empty { min-height: 0; margin: 0; }`
const outcome = css`margin-top: 4px; min-height: 1.5rem; color: var(--ink-soft);`
const list = css`border-top: 1px solid var(--line); &[data-empty='true'] { border: 0; }`

/** Questions with their answers folded under them; a long list can be searched. */
export const Block = block(params, function AccordionBlock({ params: { title, items, searchable } }) {
  const [query, setQuery] = useState('')
  const found = useMemo(
    () =>
      findIn(
        items.map(({ question, answerHtml }) => `${question} ${answerHtml}`),
        query,
      ),
    [items, query],
  )
  if (items.length === 0) return null
  const isAsked = query.trim() !== ''
  const said =
    found.size === 0
      ? 'Ничего не нашлось. Попробуйте сказать иначе или короче.'
      : `Найдено: ${counted(found.size, 'вопрос', 'вопроса', 'вопросов')}`
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {searchable && (
        <div css={finder} role="search" aria-label={title ?? 'Вопросы и ответы'} data-print="no">
          <TextField
            label="Поиск по вопросам и ответам"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            before={<Icon path={search} />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p css={outcome} role="status">
            {isAsked && said}
          </p>
        </div>
      )}
      <Under title={title}>
        <ul role="list" css={list} data-empty={found.size === 0}>
          {items.map(({ question, answerHtml, id }, index) => (
            <Question
              key={index}
              // Of equal names the first has it.
              id={items.findIndex((item) => item.id === id) === index ? id : undefined}
              question={question}
              answerHtml={answerHtml}
              isHidden={!found.has(index)}
              onNamed={() => setQuery('')}
            />
          ))}
        </ul>
      </Under>
    </div>
  )
})

const whole = css`break-inside: avoid;`

type QuestionProps = {
  /** What an address may name it by. */
  id: string | undefined
  question: string
  answerHtml: string
  /** Not among what was found. */
  isHidden: boolean
  /** The address has named it, so that it has to be seen. */
  onNamed: () => void
}

/** One question of a list; it unfolds when the address names it. */
function Question({ id, question, answerHtml, isHidden, onNamed }: QuestionProps) {
  const target = use(HashTarget)
  const ref = useHashTarget<HTMLLIElement>(id)
  const show = useEffectEvent(() => {
    const details = ref.current?.querySelector('details')
    if (details) details.open = true
    onNamed()
  })
  useEffect(() => {
    if (id !== undefined && target?.hash === `#${encodeURIComponent(id)}`) show()
  }, [id, target])
  return (
    <li css={whole} id={id} ref={ref} hidden={isHidden}>
      <Disclosure title={<BlockHeading>{question}</BlockHeading>}>
        <SanitisedHtml html={answerHtml} />
      </Disclosure>
    </li>
  )
}
