import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { block } from './kit/block.tsx'
import { optionalText, requiredText } from './kit/params.ts'
import { hasPicture, pictureOf, pictureSource } from './parts/files.ts'

const ratios = {
  '16:9': css`aspect-ratio: 16 / 9;`,
  '3:2': css`aspect-ratio: 3 / 2;`,
  '4:3': css`aspect-ratio: 4 / 3;`,
  '1:1': css`aspect-ratio: 1;`,
  '3:4': css`aspect-ratio: 3 / 4;`,
  '21:9': css`aspect-ratio: 21 / 9;`,
}
const Ratio = z.catch(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((ratio) => ratio.replace(/[/-]/, ':')),
    ),
    z.enum(Object.keys(ratios) as (keyof typeof ratios)[]),
  ),
  '16:9',
)
const params = z.object({ ...pictureSource, alt: requiredText, caption: optionalText, ratio: Ratio }).check(hasPicture)

const picture = css`width: 100%; border-radius: var(--card-radius); background: var(--sunken); color: var(--ink-soft); object-fit: cover;`
const about = css`padding-top: 8px; color: var(--ink-soft); font-size: var(--type-14);`

/** A picture in a place that is kept for it, so that nothing moves when it comes. */
export const Block = block(params, function ImageBlock({ params: { alt, caption, ratio, ...source } }) {
  return (
    <figure>
      <img css={[ratios[ratio], picture]} src={pictureOf(source)} alt={alt} loading="lazy" decoding="async" />
      {caption && <figcaption css={about}>{caption}</figcaption>}
    </figure>
  )
})
