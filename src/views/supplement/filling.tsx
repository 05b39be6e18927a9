import { css } from '@emotion/react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { longDate } from '#domain/dates.ts'
import { requiredPlaces } from '#domain/judging/required.ts'
import { documentsPlace } from '#domain/judging/schema.ts'
import { values } from '#machines/draft/selectors.ts'
import {
  asked,
  errorText,
  files,
  form,
  isReminded,
  isSending,
  refusal,
  refusalText,
  stage,
} from '#machines/supplement/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Card } from '#ui/card.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { StepForm } from '../statements/step-form.tsx'
import { useStatementId } from '../statements/use-statement-id.ts'
import { KeptLine } from './kept-line.tsx'
import { Places } from './places.tsx'

const page = css`${stack(16)} max-width: 48rem;`
const groups = [
  {
    fields: [
      {
        as: 'area' as const,
        name: 'comment',
        label: 'Пояснение',
        hint: 'Если о документах нужно что-то сказать: что в них и вместо чего они',
      },
    ],
  },
]

/** What was asked for, and what is sent: files, and a comment to them (4.7-09). */
export function Filling() {
  const supplement = useActor('supplement')
  const draft = useActor('draft')
  const statementId = useStatementId()
  const opened = useView('supplement', form)
  if (!opened) throw new Error('papers are sent that were not asked for')
  const { rules, today } = opened
  const attached = useView('supplement', files)
  const held = useView('draft', values)
  const isUnanswered = useView('supplement', stage) === 'unanswered'
  const busy = useView('supplement', isSending) || isUnanswered
  const refused = useView('supplement', refusal)?.fields
  const blocked = useOperatorReason('документы отправлять нельзя')
  const fitting = attached.filter(({ state }) => state !== 'bad')
  const others = { documents: fitting }
  const needsFile = requiredPlaces(rules, { values: others, files: fitting, today }).has(documentsPlace)
  const lacksFile = needsFile && fitting.length === 0
  return (
    <div css={page}>
      <Request />
      {isUnanswered && <Unanswered />}
      <Refused />
      <Card as="section" aria-labelledby="papers">
        <h2 id="papers">Что вы отправляете</h2>
        <KeptLine />
        <StepForm
          rules={rules}
          groups={groups}
          blank={{ comment: typeof held['comment'] === 'string' ? held['comment'] : '' }}
          others={others}
          ownFaults={() => (lacksFile ? { [documentsPlace]: 'Приложите хотя бы один документ.' } : {})}
          files={fitting}
          today={today}
          refused={refused}
          busy={busy}
          blocked={blocked}
          continueLabel="Отправить в фонд"
          onEdit={({ comment }) => draft.send({ type: 'draft.edited', values: { statementId, comment } })}
          onSubmit={({ comment }) =>
            supplement.send({ type: 'supplement.submitted', comment: typeof comment === 'string' ? comment : '' })
          }
        >
          <Places blocked={blocked} />
        </StepForm>
      </Card>
    </div>
  )
}

function Request() {
  const request = useView('supplement', asked)
  const until = longDate(request?.until)
  return (
    <Notice tone="warn" title="О чём просит фонд">
      <p>{request?.comment ? `${request.comment}.` : 'Что именно прислать, подскажем по телефону.'}</p>
      {until && <p>Пришлите до {until}.</p>}
    </Notice>
  )
}

function Unanswered() {
  const supplement = useActor('supplement')
  const fault = useView('supplement', errorText)
  return (
    <FailedState
      title="Фонд не ответил, получены ли документы"
      advice="Отправлять их ещё раз не нужно: повторим сами, когда фонд ответит. Введённое сохранено."
      onRetry={() => supplement.send({ type: 'retry.requested' })}
    >
      {fault}
    </FailedState>
  )
}

/** Why nothing was sent, where no field says it. */
function Refused() {
  const fault = useView('supplement', refusal)
  const text = useView('supplement', refusalText)
  const isWaiting = useView('supplement', isReminded)
  const hasBusy = useView('supplement', files).some(({ state }) => state !== 'clean')
  if (fault && Object.keys(fault.fields).length === 0)
    return (
      <Notice tone="bad" role="alert" title="Документы не отправлены">
        <p>{text}</p>
      </Notice>
    )
  return isWaiting && hasBusy ? (
    <Notice tone="warn" role="status" title="Пока не отправить">
      <p>Подождите, пока все файлы примут, или уберите те, что не подошли.</p>
    </Notice>
  ) : null
}
