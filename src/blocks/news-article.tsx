import { css } from '@emotion/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { longDate, parsedDay } from '#domain/dates.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { SanitisedHtml } from '#ui/rich-text.tsx'
import { isSafeAddress } from '#ui/anchor.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { block } from './kit/block.tsx'
import { fileAddress } from './parts/files.ts'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText } from './kit/params.ts'

const params = z.object({
  title: requiredText,
  date: optionalText,
  leadHtml: optionalText,
  bodyHtml: optionalText,
  imageId: optionalText,
  source: optionalText,
})

const article = css`max-width: 52rem;`
/* At the head of a page nothing above it leaves room. */
const first = css`padding-top: clamp(24px, 4vw, 48px);`
const soft = css`color: var(--ink-soft); overflow-wrap: anywhere;`
const lead = css`color: var(--ink); font-size: var(--type-18);`
const photo = css`width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: var(--card-radius); background: var(--mist);`

/** A picture is left out where it cannot be had: the article says everything in words. */
function Photo({ fileId }: { fileId: string }) {
  const [isLost, setLost] = useState(false)
  return (
    !isLost && (
      <img
        css={photo}
        src={fileAddress(fileId)}
        alt=""
        width={832}
        height={468}
        loading="lazy"
        onError={() => setLost(true)}
      />
    )
  )
}

function Source({ source }: { source: string }) {
  const isSite = /^https?:/i.test(source) && isSafeAddress(source) && URL.canParse(source)
  return (
    <p css={soft}>
      Источник:{' '}
      {isSite ? (
        <TextLink href={source} newTab>
          {new URL(source).hostname}
        </TextLink>
      ) : (
        source
      )}
    </p>
  )
}

/** One piece of news: when, in short, in full, and whence. */
export const Block = block(
  params,
  function NewsArticleBlock({ params: { title, date, leadHtml, bodyHtml, imageId, source }, slot, leads }) {
    const day = longDate(date)
    return (
      <article css={[flow, article, leads && first]}>
        {day && (
          <p css={soft}>
            <time dateTime={parsedDay(date) ?? undefined}>{day}</time>
          </p>
        )}
        {leads ? <PageHeading>{title}</PageHeading> : <BlockHeading>{title}</BlockHeading>}
        {leadHtml && <SanitisedHtml css={lead} html={leadHtml} />}
        {imageId && <Photo key={imageId} fileId={imageId} />}
        <Under title={leads ? undefined : title}>
          {bodyHtml && <SanitisedHtml html={bodyHtml} />}
          {slot('default')}
        </Under>
        {source && <Source source={source} />}
      </article>
    )
  },
)
