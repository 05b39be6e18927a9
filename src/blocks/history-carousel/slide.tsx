import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { BlockHeading } from '../kit/heading.tsx'

const card = css`display: flex; flex-direction: column; gap: 8px; height: 100%; overflow-wrap: anywhere; box-shadow: none;`
const when = css`color: var(--lantern); font-size: var(--type-28); font-weight: 600; line-height: 1.25; font-variant-numeric: tabular-nums;`
const name = css`font-size: var(--type-18);`
const photo = css`width: 100%; aspect-ratio: 16 / 9; border-radius: var(--control-radius); object-fit: cover; background: var(--sunken);`

type SlideProps = { year: string; title?: string | undefined; picture?: string | undefined; children?: ReactNode }

/** A year: what happened, in a card. */
export function Slide({ year, title, picture, children }: SlideProps) {
  return (
    <Card css={card} as="article">
      {picture && <img css={photo} src={picture} alt="" loading="lazy" width="320" height="180" />}
      {title ? (
        <>
          <p css={when}>{year}</p>
          <BlockHeading css={name}>{title}</BlockHeading>
        </>
      ) : (
        <BlockHeading css={when}>{year}</BlockHeading>
      )}
      {children}
    </Card>
  )
}
