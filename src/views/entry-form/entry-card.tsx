import { css } from '@emotion/react'
import { env } from '#env.ts'
import { isSignUp, step } from '#machines/entry-form/selectors.ts'
import { useView } from '#system/system.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Sheet } from '../service/sheet.tsx'
import { Face } from './face.tsx'
import { MessengerWarning } from './messenger-warning.tsx'
import { useFaceFocus } from './use-face-focus.ts'

const column = css(stack(16), css`width: 100%; max-width: 30rem; margin-inline: auto;`)

/** The entry form with words of what one enters for, whichever of its faces it shows (§2.6); the joining page shows it in place as well. */
export function EntryCard({ purpose }: { purpose: string }) {
  const face = useView('entryForm', step)
  const registers = useView('entryForm', isSignUp)
  const card = useFaceFocus(face)
  return (
    <div css={column}>
      <Sheet ref={card}>
        <PageHeading>{registers ? 'Привязать номер' : 'Вход/Регистрация'}</PageHeading>
        <Face step={face} purpose={purpose} />
      </Sheet>
      {env.messengerWarning && <MessengerWarning />}
    </div>
  )
}
