import { css } from '@emotion/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { optionalText, requiredText } from './kit/params.ts'
import { maybeFileId, pictureOf } from './parts/files.ts'

const params = z.object({ name: requiredText, post: optionalText, photoId: maybeFileId, bio: optionalText })

const card = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 24px; align-items: start; max-width: 52rem; height: 100%; break-inside: avoid;
  h2, h3, h4 { font-size: var(--type-22); }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
`
const face = css`width: 6rem; height: 6rem; border-radius: 50%; background: var(--mist); color: var(--link); font-size: var(--type-28); object-fit: cover;`
const said = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px;`
const work = css`color: var(--ink-soft);`
const life = css`white-space: pre-line;`

const patronymic = /(?:вич|вна|чна)$/

/** Of the first name and the last, in the order of the name: a patronymic between them or after them has none. */
const initialsOf = (name: string) => {
  const parts = name.split(/\s+/)
  return parts
    .filter((part, at) => at === 0 || parts.length < 3 || !patronymic.test(part))
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('')
    .toUpperCase()
}

/** Someone of the fund: who they are and what they answer for. */
export const Block = block(params, function PersonBlock({ params: { name, post, photoId, bio } }) {
  const [isMissing, setMissing] = useState(false)
  const hasPhoto = photoId !== undefined && !isMissing
  return (
    <Card css={card}>
      {hasPhoto ? (
        // The name stands beside it, and a second time it would only delay the reader.
        <img
          css={face}
          src={pictureOf({ fileId: photoId })}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      ) : (
        <Avatar css={face} initials={initialsOf(name)} />
      )}
      <div css={said}>
        <BlockHeading>{name}</BlockHeading>
        {post && <p css={work}>{post}</p>}
        {bio && <p css={life}>{bio}</p>}
      </div>
    </Card>
  )
})
