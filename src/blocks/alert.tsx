import { css } from '@emotion/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { isBoolean } from '#domain/guards.ts'
import { tabStore } from '#system/react/browser.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { close } from '#ui/icons.ts'
import { Notice } from '#ui/notice.tsx'
import { block } from './kit/block.tsx'
import { flag, optionalText, requiredText } from './kit/params.ts'

const tones = { neutral: 'info', info: 'info', warning: 'warn', success: 'good', error: 'bad' } as const
const params = z.object({
  title: optionalText,
  text: requiredText,
  dismissible: flag,
  storageKey: optionalText,
  tone: z.catch(z.enum(['neutral', 'info', 'warning', 'success', 'error']), 'info'),
})

const frame = css`position: relative; max-width: 52rem;`
const beside = css`padding-right: 60px;`
const cross = css`position: absolute; top: 6px; right: 6px;`
const keyOf = (storageKey: string) => `closed-alert:${storageKey}`

/** Something to know on this page; one that may be closed stays closed on this device where it has a key. */
export const Block = block(params, function AlertBlock({ params: { title, text, tone, dismissible, storageKey } }) {
  const [isClosed, setClosed] = useState(false)
  const isKnown = useHydrated()
  const wasClosed = () =>
    dismissible && storageKey !== undefined && tabStore('local').read(keyOf(storageKey), isBoolean) === true
  if (isClosed || (isKnown && wasClosed())) return null
  const dismiss = () => {
    if (storageKey !== undefined) tabStore('local').write(keyOf(storageKey), true)
    setClosed(true)
  }
  return (
    <div css={frame}>
      <Notice css={dismissible && beside} tone={tones[tone]} title={title}>
        <p>{text}</p>
      </Notice>
      {dismissible && <IconButton css={cross} path={close} label="Закрыть сообщение" onClick={dismiss} />}
    </div>
  )
})
