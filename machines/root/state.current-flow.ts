import { retriable } from '../kit/network.ts'
import { says, type Said } from '../kit/says.ts'
import { flowNames, flows, inputOf, type FlowGroup } from '../flows.ts'
import type { FlowName } from '../directory.ts'
import type { Context, Event } from './contract.ts'
import { rootSetup } from './setup.ts'

type Entered = { event: Extract<Event, { type: 'place.entered' }> }
const paramsOf = ({ event }: Entered) => ({ place: event.place })

const groups: Record<FlowGroup, ReturnType<typeof says>> = {
  entry: says('Вход', '2.6, 4.4'),
  account: says('Дела кабинета', '2.2'),
  statements: says('Заявления', '2.8, 4.5'),
}
const namesIn = (group: FlowGroup): FlowName[] => flowNames.filter((name) => flows[name].group === group)
const wordsOf = (name: FlowName): Said => ({ description: flows[name].description, meta: flows[name].meta })
const arrowTo = (name: FlowName) => ({
  guard: { type: 'needsFlow' as const, params: ({ context }: { context: Context }) => ({ place: context.place, name }) },
  target: `${flows[name].group}.${name}`,
  ...wordsOf(name),
})

/** One state a flow: the machine of its name lives in it. What is made of a table has no types of single rows. */
function stateOf(name: FlowName) {
  const { end } = flows[name]
  const onDone = end && { target: '#root.currentFlow.none', actions: 'forgetPlace', ...end }
  const work = { id: name, src: name, systemId: name, input: ({ context }: { context: Context }) => inputOf(context.place), ...(onDone && { onDone }) }
  return { ...wordsOf(name), invoke: work as never }
}
const groupOf = (group: FlowGroup) => {
  const [first = ''] = namesIn(group)
  return { ...groups[group], initial: first, states: Object.fromEntries(namesIn(group).map((name) => [name, stateOf(name)])) }
}

/** What the open page lives by: nothing of its own, or its flow. Made of the table of flows. */
export const currentFlow = rootSetup.createStateConfig({
  ...says('Чем живёт открытая страница', '2.2'),
  initial: 'none',
  on: {
    'place.entered': [
      { guard: { type: 'isSameFlow', params: paramsOf }, actions: { type: 'rememberPlace', params: paramsOf }, ...says('страница живёт тем же', '2.2') },
      {
        guard: { type: 'hasFlow', params: paramsOf }, target: '.loading', actions: { type: 'rememberPlace', params: paramsOf },
        ...says('у страницы есть своё дело: загрузить его', '2.2'),
      },
      { target: '.none', actions: { type: 'rememberPlace', params: paramsOf }, ...says('обычная страница', '2.2') },
    ],
    'place.left': { target: '.none', actions: 'forgetPlace', ...says('страницы нет', '2.3') },
  },
  states: {
    none: says('Обычная страница', '2.2'),
    loading: {
      ...says('Загрузка дела этой страницы', 'решение'),
      invoke: {
        id: 'loadFlow', src: 'loadFlow', input: ({ context }) => ({ place: context.place }),
        onDone: flowNames.map(arrowTo),
        onError: { target: 'unavailable', ...says('не загрузилось', '4.8') },
      },
    },
    unavailable: {
      ...says('Дело не загрузилось', '4.8'),
      ...retriable('loading'),
      on: {
        ...retriable('loading').on,
        'place.entered': {
          guard: { type: 'isSameFlow', params: paramsOf }, target: 'loading', actions: { type: 'rememberPlace', params: paramsOf },
          ...says('пришли снова: загрузить ещё раз', 'решение'),
        },
      },
    },
    entry: groupOf('entry'),
    account: groupOf('account'),
    statements: groupOf('statements'),
  },
})
