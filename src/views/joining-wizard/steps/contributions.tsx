import { useState } from 'react'
import * as hrefs from '#domain/hrefs.ts'
import { faultsOfAssignees, assigneesOf, typedAssignees, type TypedAssignee } from '#domain/joining-assignees.ts'
import { valueAt } from '#domain/judging/paths.ts'
import { choicesByRule } from '#domain/judging/choices-by-rule.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { faultsOfDays, sectionsOf, typedOf, type Places } from '#domain/typed-sections.ts'
import * as masks from '#forms/masks.ts'
import { TextLink } from '#ui/text-link.tsx'
import { OwnStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { DocumentPlaces } from '../../statements/steps/document-places.tsx'
import { addressPlaces, usualAddresses, useAddressFields } from '../../statements/steps/use-address-fields.ts'
import { contributionModes } from '../contribution-modes.ts'
import { SendingHindrance } from '../sending-hindrance.tsx'
import { useOpenRequest } from '../use-joining.ts'
import { assigneeGroups } from './assignee-groups.tsx'

const places: Places = {
  ...addressPlaces,
  'contribution.mode': 'text',
  'contribution.value': 'amount',
  'contribution.startDate': 'day',
  'contribution.employeeNumber': 'text',
  portfolio: 'text',
  'consents.rules': 'tick',
  'consents.salaryDeduction': 'tick',
  'consents.accuracy': 'tick',
}
const usually: DraftValues = { ...usualAddresses, contribution: { mode: 'Percent' } }
const portfolios = Object.entries(portfolioNames).map(([value, label]) => ({ value, label }))

type Typed = Record<string, unknown> & { assignees: TypedAssignee[] }

const isPercent = (typed: DraftValues) => valueAt(typed, 'contribution.mode') !== 'Fixed'

const contributionGroup = (typed: DraftValues): StepGroup => ({
  title: 'Взнос из зарплаты',
  fields: [
    {
      name: 'contribution.mode',
      label: 'Как считать взнос',
      as: 'choice',
      inline: true,
      options: contributionModes,
      clears: ['contribution.value'],
    },
    isPercent(typed)
      ? { name: 'contribution.value', label: 'Сколько процентов зарплаты', hint: 'Например, 3', mask: masks.percent }
      : {
          name: 'contribution.value',
          label: 'Сколько рублей в месяц',
          hint: 'Например, 3\u00A0000',
          mask: masks.money,
        },
    { name: 'contribution.startDate', label: 'С какого дня', hint: 'Например, 01.03.2027', mask: masks.day },
    {
      name: 'contribution.employeeNumber',
      label: 'Табельный номер',
      hint: 'Есть в\u00A0расчётном листке. Можно узнать в\u00A0бухгалтерии',
    },
  ],
})

const consents: StepGroup = {
  title: 'Согласия',
  fields: [
    {
      name: 'consents.rules',
      label: 'Согласен с пенсионными правилами фонда',
      as: 'checkbox',
      children: (
        <>
          Согласен с{' '}
          <TextLink href={hrefs.disclosure} newTab>
            пенсионными правилами фонда
          </TextLink>
        </>
      ),
    },
    {
      name: 'consents.salaryDeduction',
      label: 'Согласен, чтобы работодатель удерживал взнос из зарплаты и перечислял его в фонд',
      as: 'checkbox',
    },
    { name: 'consents.accuracy', label: 'Сведения в заявлении верны', as: 'checkbox' },
  ],
}

function ownFaults(typed: Typed, today: string): Record<string, string> {
  const value = valueAt(sectionsOf(places, typed, {}), 'contribution.value')
  return {
    ...faultsOfDays(places, typed),
    ...faultsOfAssignees(typed.assignees, today),
    ...(isPercent(typed) && typeof value === 'number' && value > 100
      ? { 'contribution.value': 'Больше 100\u00A0% зарплаты удержать нельзя' }
      : {}),
  }
}

/** Where one lives, what is paid and how it is invested, who inherits, the consents and the scans (4.5). */
export function Contributions() {
  const { meta, today } = useOpenRequest()
  const { values, rulesOf } = useStatement()
  const addresses = useAddressFields()
  const [blank] = useState((): Typed => ({
    ...typedOf(places, values, usually),
    assignees: typedAssignees(values),
  }))
  const offered = choicesByRule(rulesOf('step3'), 'portfolio', portfolios)
  const groups = (typed: Typed): StepGroup[] => [
    { title: 'Адреса', fields: addresses.groupsOf(typed).flatMap(({ fields }) => fields) },
    contributionGroup(typed),
    {
      title: 'Портфель',
      lead: <p>Сменить портфель можно будет в личном кабинете. Доходность не гарантирована.</p>,
      fields: [{ name: 'portfolio', label: 'Куда вкладывать взносы', as: 'choice', options: offered }],
    },
    ...assigneeGroups(typed.assignees.length),
    consents,
  ]
  const told = (typed: Typed): DraftValues => {
    const sections = sectionsOf(places, typed, values)
    return { ...sections, ...addresses.finish(sections), assignees: assigneesOf(typed.assignees) }
  }
  return (
    <OwnStep<Typed>
      step="step3"
      blank={blank}
      groups={groups}
      sectionsOf={told}
      ownFaults={(typed) => ownFaults(typed, today)}
      continueLabel="Отправить на проверку"
    >
      <DocumentPlaces step="step3" limits={meta.FileUploadLimits} />
      <SendingHindrance />
    </OwnStep>
  )
}
