import { css } from '@emotion/react'
import { isStepComplete } from '#domain/judging/steps.ts'
import { redemptionSteps, type RedemptionStep } from '#domain/redemption-steps.ts'
import { differsFromEstimate } from '#domain/payout-tax-notes.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import { errorText as draftError } from '#machines/draft/selectors.ts'
import { errorText, hindrance } from '#machines/redemption-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'
import { Review, type ReviewSection } from '../../statements/review.tsx'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { PayoutSums } from '../payout-sums.tsx'
import { RedemptionStep as Consents } from '../redemption-step.tsx'
import { sectionItems } from '../section-items.ts'
import { stepTitles } from '../step-titles.ts'
import { useCountries } from '../use-countries.ts'
import { useRedemption } from '../use-redemption.ts'

const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const places: Places = {
  'consents.accuracy': 'tick',
  'consents.terminationWarning': 'tick',
  'consents.taxWarning': 'tick',
}
const groups: StepGroup[] = [
  {
    fields: [
      { name: 'consents.accuracy', label: 'Сведения в заявлении верны', as: 'checkbox' },
      {
        name: 'consents.terminationWarning',
        label: 'Знаю, что договор, по которому забираю всю сумму, прекратится и пенсии по нему не будет',
        as: 'checkbox',
      },
      { name: 'consents.taxWarning', label: 'Знаю, что фонд удержит налог из выкупной суммы', as: 'checkbox' },
    ],
  },
]
const reviewed = redemptionSteps.filter((one): one is Exclude<RedemptionStep, 'review'> => one !== 'review')

/** All that was filled in, and the consents that it is signed with (2.8). */
export function ReviewStep() {
  const { values, files, today, wizard, rulesOf, wholeWith } = useRedemption()
  const countries = useCountries()
  const countryOf = (code: number) => countries.find(({ value }) => value === String(code))?.label ?? null
  const lacksOf = (id: RedemptionStep) => {
    if (id === 'documents' && files.some(({ state }) => state === 'busy')) return 'Дождитесь, пока файлы проверят'
    if (id === 'documents' && files.some(({ state }) => state === 'bad'))
      return 'Замените файлы, которые фонд не принял'
    return isStepComplete(rulesOf(id), { values, files, today }) ? undefined : 'Заполните этот раздел до конца'
  }
  const sections = reviewed.map((id): ReviewSection => ({
    id,
    title: stepTitles[id],
    items: sectionItems(id, values, countryOf),
    lacks: lacksOf(id),
  }))
  const edit = (id: string) => {
    const step = reviewed.find((one) => one === id)
    if (step) wizard.send({ type: 'step.chosen', step })
  }
  const sign = (consents: DraftValues) => wizard.send({ type: 'statement.signed', values: wholeWith(consents) })
  return (
    <>
      <Review sections={sections} onEdit={edit} />
      <PayoutSums>
        <p css={soft}>{differsFromEstimate()}</p>
      </PayoutSums>
      <Consents step="review" places={places} groups={groups} onSubmit={sign} continueLabel="Перейти к подписанию">
        <Hindrance />
      </Consents>
    </>
  )
}

/** Why it did not go on to the signature. */
function Hindrance() {
  const now = useView('redemptionWizard', hindrance)
  const refusedBy = useView('redemptionWizard', errorText)
  const refusedDraft = useView('draft', draftError)
  const refused = now === 'refused' ? (refusedDraft ?? refusedBy) : refusedBy
  return (
    <div role="alert">
      {now === 'incomplete' && (
        <Notice tone="warn" title="Заявление заполнено не до конца">
          <p>Разделы, в которых чего-то не хватает, отмечены выше.</p>
        </Notice>
      )}
      {now === 'unreachable' && (
        <Notice tone="warn" title="Нет связи с фондом">
          <p>Заявление сохранено на этом устройстве. Подписать его можно, когда связь появится.</p>
        </Notice>
      )}
      {refused !== null && now !== 'incomplete' && now !== 'unreachable' && (
        <Notice tone="bad" title="Заявление не подписано">
          <p>{refused}</p>
        </Notice>
      )}
    </div>
  )
}
