import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { redemptionTitle } from '#domain/statement-titles.ts'
import { statementId } from '#machines/draft/selectors.ts'
import { isDeletionAsked } from '#machines/redemption-wizard/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Deleting as AskedDeletion } from '../statements/kept-on-device.tsx'
import { StatementPending } from '../statements/put-aside.tsx'
import { StatementOutcome } from '../statements/statement-outcome.tsx'

/** The same statement was filed in another tab, or on another device. */
export function FiledElsewhere() {
  const id = useView('draft', statementId)
  return (
    <StatementOutcome title={redemptionTitle} heading="Заявление уже подано">
      <p>Его подписали в другой вкладке или на другом устройстве. Менять его здесь больше нельзя.</p>
      <p>
        <TextLink href={id === null ? hrefs.services : statementHrefs.filedRedemption(id)}>Что с заявлением</TextLink>
      </p>
    </StatementOutcome>
  )
}

/** The draft goes only after a question. */
export function Deleting() {
  const wizard = useActor('redemptionWizard')
  const isAsked = useView('redemptionWizard', isDeletionAsked)
  if (!isAsked) return <StatementPending title={redemptionTitle} label="Удаляем черновик" />
  return (
    <AskedDeletion
      title={redemptionTitle}
      onDelete={() => wizard.send({ type: 'deletion.confirmed' })}
      onKeep={() => wizard.send({ type: 'deletion.declined' })}
    />
  )
}
