import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { longDate } from '#domain/dates.ts'
import { messages } from '#domain/faults.ts'
import * as hrefs from '#domain/hrefs.ts'
import { isAboutPassport } from '#machines/client/selectors.ts'
import { blocking, entitledFrom, errorText, type Stage } from '#machines/pension-statement/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { row } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { Checking } from '../statements/checking.tsx'
import { unnamedReason } from '../statements/unnamed-reason.ts'

const ways = row(16)

type EntitlementProps = {
  now: Extract<Stage, 'checking' | 'ready' | 'tooEarly' | 'blocked' | 'noProgramme' | 'failed'>
}

/** Whether the client may ask for the pension, and if not, why and from which day (2.2-12). */
export function Entitlement({ now }: EntitlementProps) {
  switch (now) {
    case 'checking':
      return <Checking />
    case 'failed':
      return <Unknown />
    case 'ready':
      return (
        <Notice tone="good" role="status" title="Подать заявление можно">
          <p>
            Заполнить его можно не за один раз: введённое сохраняется на этом устройстве. Вопросы: <HotlineLink />.
          </p>
          <div>
            <Begin>Заполнить заявление</Begin>
          </div>
        </Notice>
      )
    case 'tooEarly':
      return <TooEarly />
    case 'blocked':
      return <Blocked />
    case 'noProgramme':
      return (
        <Notice tone="warn" role="status" title="Подать заявление сейчас нельзя">
          <p>Назначать пенсию не из чего: на счетах ваших программ нет денег.</p>
          <p>
            <TextLink href={hrefs.findProgram}>Добавить программу</TextLink>
          </p>
          <Ways />
        </Notice>
      )
  }
}

function Begin({ children }: { children: string }) {
  const actor = useActor('pensionStatement')
  const blocked = useOperatorReason('заявление заполнять нельзя')
  return (
    <Button blocked={blocked} onClick={() => blocked === undefined && actor.send({ type: 'pension.begun' })}>
      {children}
    </Button>
  )
}

/** It can be asked for by a paper alone until the day comes. */
function TooEarly() {
  const from = useView('pensionStatement', entitledFrom)
  return (
    <Notice tone="warn" role="status" title="Пенсию назначать ещё рано">
      <p>Пенсионное основание наступит {longDate(from)}. С этого дня заявление можно будет подать здесь.</p>
      <p>Раньше пенсию назначают, если у вас досрочная государственная пенсия или инвалидность: понадобится справка.</p>
      <div>
        <Begin>Подать по справке</Begin>
      </div>
      <Ways />
    </Notice>
  )
}

function Blocked() {
  const known = useView('pensionStatement', blocking)
  const isPassport = known !== null && isAboutPassport(known)
  const why = known?.description ?? (isPassport ? messages.passportInFms : unnamedReason)
  return (
    <Notice tone="bad" role="status" title="Подать заявление сейчас нельзя">
      <p>{why}</p>
      {isPassport && (
        <p>
          <TextLink href={hrefs.profile}>Какой паспорт знает фонд</TextLink>
        </p>
      )}
      <Ways />
    </Notice>
  )
}

function Ways() {
  return (
    <p css={ways}>
      <TextLink href={hrefs.account}>На главную кабинета</TextLink>
      <span>
        Вопросы: <HotlineLink />
      </span>
    </p>
  )
}

function Unknown() {
  const actor = useActor('pensionStatement')
  return (
    <FailedState
      title="Не удалось проверить, можно ли подать заявление"
      onRetry={() => actor.send({ type: 'retry.requested' })}
    >
      {useView('pensionStatement', errorText)}
    </FailedState>
  )
}
