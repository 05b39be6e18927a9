import type { StatementKind } from '#domain/statement-draft.ts'
import { deductionTitle, pensionTitle, portfolioTitle } from '#domain/statement-titles.ts'
import { errorText, onDevice, stage } from '#machines/sign-out/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const titles: Partial<Record<StatementKind, string>> = {
  pension: pensionTitle,
  deduction: deductionTitle,
  portfolio: portfolioTitle,
  supplement: 'Документы к поданному заявлению',
}

/** What has to be known or decided before a client leaves by hand: nothing of theirs stays on the device. */
export function SignOutQuestion() {
  const signOut = useActor('signOut')
  const now = useView('signOut', stage)
  const kinds = useView('signOut', onDevice)
  const fault = useView('signOut', errorText)
  const stay = () => signOut.send({ type: 'leave.declined' })
  const leave = () => signOut.send({ type: 'leave.confirmed' })
  const staying = (
    <Button data-focus-first="" onClick={stay}>
      Остаться
    </Button>
  )
  switch (now) {
    case null:
      return null
    case 'asking':
      return (
        <Dialog
          title="Выйти и удалить незаконченное?"
          onClose={stay}
          actions={
            <>
              {staying}
              <Button kind="secondary" onClick={leave}>
                Выйти и удалить
              </Button>
            </>
          }
        >
          <p>Это хранится только на этом устройстве и после выхода будет удалено:</p>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>{titles[kind]}</li>
            ))}
          </ul>
        </Dialog>
      )
    case 'saving':
      return (
        <Dialog title="Сохраняем заявление в фонде" onClose={stay} actions={staying}>
          <p role="status">Выйдем, как только фонд ответит.</p>
        </Dialog>
      )
    case 'failed':
      return (
        <Dialog
          title="Заявление не сохранено в фонде"
          onClose={stay}
          actions={
            <>
              <Button data-focus-first="" onClick={() => signOut.send({ type: 'leave.retried' })}>
                Повторить
              </Button>
              <Button kind="secondary" onClick={stay}>
                Остаться
              </Button>
              <Button kind="quiet" onClick={leave}>
                Выйти без сохранения
              </Button>
            </>
          }
        >
          <p>{fault}</p>
          <p>Если выйти сейчас, последние правки пропадут.</p>
        </Dialog>
      )
  }
}
