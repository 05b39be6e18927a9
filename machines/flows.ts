import type { FlowName, Flows } from './directory.ts'
import { destinationOf, idIn, joiningIdOf } from './entry-form/destination.ts'
import { described, type Description } from './kit/described.ts'
import type { PageLocation } from './navigation/contract.ts'

/** Flows of one kind share a state of the root. */
export type FlowGroup = 'entry' | 'account' | 'statements'

type Flow<Name extends FlowName> = Description & {
  group: FlowGroup
  /** Where a change of the input must not lose what has been begun. */
  keepsInput?: true
  /** What its end means, where it ends by itself: the page is then without a flow. */
  end?: Description
} & (Flows[Name]['input'] extends undefined
    ? { input?: undefined }
    : {
        /** What the flow is given of the address of its page: another input is another flow, which begins anew. */
        input: (location: PageLocation) => Flows[Name]['input']
      })

/** Of which filed statement, by the address. */
const ofStatement = (location: PageLocation) => ({ statementId: idIn(location) ?? '' })

/** One row a flow: the machine of this name lives while its page is open. */
export const flows: { readonly [Name in FlowName]: Flow<Name> } = {
  entryForm: {
    group: 'entry',
    ...described('Форма входа', '2.6'),
    keepsInput: true,
    input: (location) => ({ destination: destinationOf(location), joiningId: joiningIdOf(location) }),
    end: described('вход выполнен', '4.2'),
  },
  esiaCallback: {
    group: 'entry',
    ...described('Возврат с Госуслуг', '4.4'),
    end: described('возврат закончен', '4.4'),
  },
  impersonation: {
    group: 'entry',
    ...described('Вход от имени клиента', '2.2, 6'),
  },
  consent: { group: 'account', ...described('Согласие', '2.2') },
  emailConfirmation: { group: 'account', ...described('Подтверждение почты', '2.2') },
  profileEditor: { group: 'account', ...described('Изменение профиля', '2.2') },
  programLink: { group: 'account', ...described('Добавление программы', '2.2') },
  joiningWizard: {
    group: 'statements',
    ...described('Заявление на вступление', '2.3, 4.5'),
    input: (location) => ({ requestId: idIn(location) }),
  },
  redemptionWizard: { group: 'statements', ...described('Заявление на выкуп', '2.8') },
  pensionStatement: { group: 'statements', ...described('Заявление на пенсию', '2.2') },
  taxDeduction: { group: 'statements', ...described('Документы для вычета', '7.12') },
  portfolioChange: {
    group: 'statements',
    ...described('Смена портфеля', '7.11'),
    input: ({ params }) => ({ programmeId: params['id'] ?? '' }),
  },
  withdrawal: { group: 'statements', ...described('Отзыв заявления на выкуп', '7.12'), input: ofStatement },
  supplement: { group: 'statements', ...described('Документы вслед за заявлением', '7.12'), input: ofStatement },
}

export const flowNames = Object.keys(flows) as FlowName[]

/** The flow of a page; null where the page has none, or none that is known. */
export const flowOf = (location: PageLocation | null): FlowName | null =>
  flowNames.find((name) => name === location?.flow) ?? null

/** What the flow of a page is given. */
export function inputOf(location: PageLocation | null): unknown {
  const name = flowOf(location)
  return location === null || name === null ? undefined : flows[name].input?.(location)
}

/** Whether a page goes on with the flow of the one before. */
export function isSameFlow(before: PageLocation | null, now: PageLocation | null): boolean {
  const name = flowOf(now)
  if (before === null || now === null || flowOf(before) !== name || before.path !== now.path) return false
  return (
    name === null || flows[name].keepsInput === true || JSON.stringify(inputOf(before)) === JSON.stringify(inputOf(now))
  )
}
