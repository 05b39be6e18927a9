import { css } from '@emotion/react'
import * as limits from '#domain/limits.ts'
import { counted } from '#domain/plural.ts'
import { endsAt } from '#machines/inactivity/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Dialog } from '#ui/dialog.tsx'

const emphasis = css`font-weight: 600;`

const inMinute = 60
/** Of the time that is left one is told at so many seconds. */
const spoken = [limits.idleWarning, limits.idleReminder, limits.idleLastReminder].map((left) => left / 1000)

function endingIn(seconds: number): string {
  const minutes = Math.floor(seconds / inMinute)
  const rest = seconds % inMinute
  const parts = [
    minutes > 0 && counted(minutes, 'минуту', 'минуты', 'минут'),
    rest > 0 && counted(rest, 'секунду', 'секунды', 'секунд'),
  ]
  return seconds === 0 ? 'Сеанс завершается' : `Сеанс завершится через ${parts.filter(Boolean).join(' ')}`
}

/** Two minutes before a session that nobody uses is ended: how long is left, and the way to stay. */
export function IdleWarning() {
  const deadline = useView('inactivity', endsAt)
  return deadline === null ? null : <Warning deadline={deadline} />
}

function Warning({ deadline }: { deadline: number }) {
  const inactivity = useActor('inactivity')
  const stay = () => inactivity.send({ type: 'stay.chosen' })
  return (
    <Dialog
      title="Вы ещё здесь?"
      onClose={stay}
      actions={
        <Button data-focus-first="" onClick={stay}>
          Остаться
        </Button>
      }
    >
      <p>
        Вы давно не пользовались порталом. Чтобы никто другой не увидел ваши данные, мы завершим сеанс. Введённое
        сохранится.
      </p>
      <p>
        <Countdown css={emphasis} deadline={deadline} format={endingIn} spoken={spoken} />
      </p>
    </Dialog>
  )
}
