import * as hrefs from '#domain/hrefs.ts'
import { pensionTitle } from '#domain/statement-titles.ts'
import { useActor } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { StatementOutcome } from '../statements/statement-outcome.tsx'
import { usePension } from './use-pension.ts'
import { useOffered } from './use-programme.ts'

const actions = row(16)

/** The fund has an application of this programme already. */
export function AlreadyFiled() {
  const actor = useActor('pensionStatement')
  const { blocked, resume } = usePension()
  const hasOthers = useOffered().length > 1
  return (
    <StatementOutcome title={pensionTitle} heading="По этой программе заявление уже подано">
      <p>Фонд рассматривает его. Второе заявление по той же программе подать нельзя.</p>
      <p>
        <TextLink href={hrefs.documents}>Поданное заявление в документах</TextLink>
      </p>
      <div css={actions}>
        {hasOthers && <Button onClick={resume}>Выбрать другую программу</Button>}
        <Button
          kind="quiet"
          blocked={blocked}
          onClick={() => blocked === undefined && actor.send({ type: 'deletion.requested' })}
        >
          Удалить черновик
        </Button>
      </div>
    </StatementOutcome>
  )
}
