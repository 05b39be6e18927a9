import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { Disclosure } from '#ui/disclosure.tsx'
import { SanitisedHtml } from '#ui/rich-text.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { requiredText } from './kit/params.ts'
import { ownAddress } from './parts/files.ts'

const maybeOwnAddress = z.catch(z.optional(ownAddress), undefined)
const params = z.object({
  src: ownAddress,
  poster: maybeOwnAddress,
  title: requiredText,
  transcriptHtml: requiredText,
  captionsSrc: maybeOwnAddress,
})

const frame = css`max-width: 60rem;`
/* On paper the film is its words. */
const screen = css`
  width: 100%; aspect-ratio: 16 / 9; border-radius: var(--card-radius); background: var(--ink-900);
  @media print { display: none; }
`

/** A film that is fetched when it is asked for, and all that is said in it as text. */
export const Block = block(
  params,
  function VideoBlock({ params: { src, poster, title, transcriptHtml, captionsSrc } }) {
    return (
      <div css={[flow, frame]}>
        <BlockHeading>{title}</BlockHeading>
        <video css={screen} src={src} poster={poster} aria-label={title} controls playsInline preload="none">
          {captionsSrc && <track kind="captions" src={captionsSrc} srcLang="ru" label="Русские субтитры" default />}
        </video>
        <Disclosure title="Расшифровка видео">
          <SanitisedHtml html={transcriptHtml} />
        </Disclosure>
      </div>
    )
  },
)
