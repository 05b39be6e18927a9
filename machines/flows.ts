import type { FlowName, Flows } from './directory.ts'
import { destinationOf, joiningIdOf } from './entry-form/destination.ts'
import { says, type Said } from './kit/says.ts'
import type { Place } from './navigation/contract.ts'

/** Flows of one kind share a state of the root. */
export type FlowGroup = 'entry' | 'account' | 'statements'

type Flow<Name extends FlowName> = Said & {
  group: FlowGroup
  /** What the flow is given of the address of its page: another input is another flow, which begins anew. */
  input: (place: Place) => Flows[Name]['input']
  /** Where a change of the input must not lose what has been begun. */
  keepsInput?: true
  /** What its end means, where it ends by itself: the page is then without a flow. */
  end?: Said
}

const nothing = () => undefined

/** One row a flow: the machine of this name lives while its page is open. */
export const flows: { readonly [Name in FlowName]: Flow<Name> } = {
  entryForm: {
    group: 'entry', ...says('Форма входа', '2.6'), keepsInput: true,
    input: (place) => ({ destination: destinationOf(place), joiningId: joiningIdOf(place) }),
    end: says('вход выполнен', '4.2'),
  },
  esiaCallback: { group: 'entry', ...says('Возврат с Госуслуг', '4.4'), input: nothing, end: says('возврат закончен', '4.4') },
  impersonation: { group: 'entry', ...says('Вход от имени клиента', '2.2, 6'), input: nothing, end: says('ссылка прочитана', '2.2') },
  consent: { group: 'account', ...says('Согласие', '2.2'), input: nothing },
  emailConfirmation: { group: 'account', ...says('Подтверждение почты', '2.2'), input: nothing },
  programLink: { group: 'account', ...says('Добавление программы', '2.2'), input: nothing },
  joiningWizard: {
    group: 'statements', ...says('Заявление на вступление', '2.3, 4.5'), input: ({ search }) => ({ requestId: new URLSearchParams(search).get('id') }),
  },
  redemptionWizard: { group: 'statements', ...says('Заявление на выкуп', '2.8'), input: nothing },
}

export const flowNames = Object.keys(flows) as FlowName[]

/** The flow of a page; null where the page has none, or none that is known. */
export const flowOf = (place: Place | null): FlowName | null => flowNames.find((name) => name === place?.guest) ?? null

/** What the flow of a page is given. */
export function inputOf(place: Place | null): unknown {
  const name = flowOf(place)
  return place === null || name === null ? undefined : flows[name].input(place)
}

/** Whether a page goes on with the flow of the one before. */
export function isSameFlow(before: Place | null, now: Place | null): boolean {
  const name = flowOf(now)
  if (before === null || now === null || flowOf(before) !== name || before.path !== now.path) return false
  return name === null || flows[name].keepsInput === true || JSON.stringify(inputOf(before)) === JSON.stringify(inputOf(now))
}
