import { css } from '@emotion/react'
import { longMoment } from '#domain/long-moment.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { documentsIn } from '#domain/statement-parts.ts'
import { isAsking, isFixing, isReminded } from '#machines/joining-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { document } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { HotlineLink } from '../service/hotline-link.tsx'
import { OwnStep } from '../statements/statement-step.tsx'
import { DocumentPlaces } from '../statements/steps/document-places.tsx'
import { WizardFrame } from '../statements/wizard-frame.tsx'
import { RequestFacts } from './request-facts.tsx'
import { SendingHindrance } from './sending-hindrance.tsx'
import { stepTitles } from './step-titles.ts'
import { useJoining } from './use-joining.ts'

type Check = NonNullable<KppOnlineRequest['filesCheck']>
type Checked = Check['files'][number]

const part = css`${stack(16)}`
const soft = css`color: var(--ink-soft);`
const list = css`
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; padding: 12px 0; border-top: 1px solid var(--line); }
  > li > svg { color: var(--deep); }
  > li > p { grid-column: 2 / -1; color: var(--bad); }
  ${media.mobile} { > li { grid-template-columns: auto minmax(0, 1fr); } > li > :not(svg) { grid-column: 2; justify-self: start; } }
`
const verdicts: Record<string, { tone: BadgeProps['tone']; label: string }> = {
  Checking: { tone: 'info', label: 'Проверяется' },
  Accepted: { tone: 'good', label: 'Принят' },
  Rejected: { tone: 'bad', label: 'Не принят' },
}
const unknown = { tone: 'neutral' as const, label: 'Состояние уточняется' }
const isRefused = ({ state }: Checked) => state === 'Rejected'
const unexplained = 'Фонд не принял этот файл. Выберите другой'

/** The fund looks at the files: the verdict on each, and only what was not accepted is replaced (4.5-01). */
export function FilesCheck() {
  const { title, saved, today, request, values, rulesOf } = useJoining()
  const isMending = useView('joiningWizard', isFixing)
  const isBusy = useView('joiningWizard', isAsking)
  const files = request.filesCheck?.files ?? []
  const titles = new Map((rulesOf('step3').documents ?? []).map((one) => [one.fileType, one.title ?? 'Документ']))
  const named = new Map(documentsIn(values).map(({ fileId, fileName }) => [fileId, fileName]))
  const since = longMoment(request.filesCheck?.startedDate)
  return (
    <WizardFrame
      title={title}
      steps={[{ id: 'filesCheck', label: stepTitles.filesCheck, state: 'current' }]}
      saved={saved}
      today={today}
      facts={<RequestFacts request={request} />}
    >
      <div css={part}>
        <p css={soft}>
          {since ? `Файлы у нас с ${since} по московскому времени.` : 'Файлы у нас.'} Анкета и документы сохранены.
        </p>
        <ul css={list} role="list">
          {files.map(({ fileId, fileType, state, reason }) => {
            const verdict = verdicts[state] ?? unknown
            return (
              <li key={fileId}>
                <Icon path={document} />
                <span>{[titles.get(fileType) ?? 'Документ', named.get(fileId)].filter(Boolean).join(': ')}</span>
                <Badge tone={verdict.tone}>{verdict.label}</Badge>
                {reason && <p>{reason}</p>}
              </li>
            )
          })}
        </ul>
        {isMending ? (
          <Mend refused={files.filter(isRefused)} />
        ) : isBusy && files.some(isRefused) ? (
          <Loading label="Узнаём, что с файлами">
            <Skeleton count={2} />
          </Loading>
        ) : (
          <Wait isBusy={isBusy} />
        )}
      </div>
    </WizardFrame>
  )
}

function Wait({ isBusy }: { isBusy: boolean }) {
  const { wizard } = useJoining()
  return (
    <>
      <p>
        Ничего делать не нужно: страница сама узнаёт, что решил фонд. Её можно закрыть и вернуться позже. Если что-то не
        подойдёт, скажем об этом здесь.
      </p>
      <div>
        <Button kind="secondary" busy={isBusy} onClick={() => wizard.send({ type: 'retry.requested' })}>
          Проверить сейчас
        </Button>
      </div>
      <p css={soft}>
        Вопросы о заявлении: <HotlineLink />.
      </p>
      <LiveRegion>Фонд проверяет файлы</LiveRegion>
    </>
  )
}

const nothingTyped = {}
const nothing = () => ({})

/** A place for each kind of document in which something was not accepted, and the way to send them anew. */
function Mend({ refused }: { refused: readonly Checked[] }) {
  const { wizard, meta, wholeWith } = useJoining()
  const isLacking = useView('joiningWizard', isReminded)
  return (
    <>
      <Notice tone="warn" role="status" title="Замените то, что не принято">
        <p>Остальные файлы уже приняты: приложить нужно только эти.</p>
      </Notice>
      <OwnStep
        step="step3"
        blank={nothingTyped}
        groups={[]}
        sectionsOf={nothing}
        hasBack={false}
        continueLabel="Отправить на проверку"
        onSubmit={() => wizard.send({ type: 'files.resent', values: wholeWith({}) })}
      >
        <DocumentPlaces
          step="step3"
          limits={meta.FileUploadLimits}
          only={refused.map(({ fileType }) => fileType)}
          refusals={new Map(refused.map(({ fileId, reason }) => [fileId, reason ?? unexplained]))}
        />
        <div role="alert">
          {isLacking && (
            <Notice tone="warn" title="Ещё не всё заменено">
              <p>Замените или удалите файлы, которые не приняты, и дождитесь, пока новые загрузятся.</p>
            </Notice>
          )}
        </div>
        <SendingHindrance />
      </OwnStep>
    </>
  )
}
