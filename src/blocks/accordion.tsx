import { css } from '@emotion/react'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { counted } from '#domain/plural.ts'
import { Icon } from '#ui/icon.tsx'
import { search } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import { findIn } from './accordion/find-in.ts'
import { Question } from './accordion/question.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText, requiredText } from './kit/params.ts'
import { usable } from './kit/usable.ts'

const Item = z.object({ question: requiredText, answerHtml: requiredText, id: optionalText })
const params = z.object({ title: optionalText, items: usable(Item), searchable: flag })

/* It can be in no error: no line is kept for one. */
const finder = css`max-width: 32rem; [aria-live]:empty { min-height: 0; margin: 0; }`
const outcome = css`margin-top: 4px; min-height: 1.5rem; color: var(--ink-soft);`
const list = css`border-top: 1px solid var(--line); &[data-empty='true'] { border: 0; }`

/** Questions with their answers folded under them; a long list can be searched. */
export const Block = block(params, function AccordionBlock({ params: { title, items, searchable } }) {
  const [query, setQuery] = useState('')
  const found = useMemo(() => findIn(items.map(({ question, answerHtml }) => `${question} ${answerHtml}`), query), [items, query])
  if (items.length === 0) return null
  const isAsked = query.trim() !== ''
  const said = found.size === 0
    ? 'Ничего не нашлось. Попробуйте сказать иначе или короче.'
    : `Найдено: ${counted(found.size, 'вопрос', 'вопроса', 'вопросов')}`
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {searchable && (
        <div css={finder} role="search" aria-label={title ?? 'Вопросы и ответы'} data-print="no">
          <TextField
            label="Поиск по вопросам и ответам" type="search" enterKeyHint="search" autoComplete="off"
            before={<Icon path={search} />} value={query} onChange={(event) => setQuery(event.target.value)}
          />
          <p css={outcome} role="status">{isAsked && said}</p>
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
