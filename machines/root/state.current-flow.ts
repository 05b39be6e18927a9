import { retriable } from '../kit/network.ts'
import { described, type Description } from '../kit/described.ts'
import { flowNames, flows, inputOf, type FlowGroup } from '../flows.ts'
import type { FlowName } from '../directory.ts'
import type { Context, Event } from './contract.ts'
import { rootSetup } from './setup.ts'

type Entered = { event: Extract<Event, { type: 'location.entered' }> }
const paramsOf = ({ event }: Entered) => ({ location: event.location })

const groups: Record<FlowGroup, ReturnType<typeof described>> = {
  entry: described('Вход', '2.6, 4.4'),
  account: described('Дела кабинета', '2.2'),
  statements: described('Заявления', '2.8, 4.5'),
}
const namesIn = (group: FlowGroup): FlowName[] => flowNames.filter((name) => flows[name].group === group)
const descriptionOf = (name: FlowName): Description => ({
  description: flows[name].description,
  meta: flows[name].meta,
})
const arrowTo = (name: FlowName) => ({
  guard: {
    type: 'needsFlow' as const,
    params: ({ context }: { context: Context }) => ({ location: context.location, name }),
  },
  target: `${flows[name].group}.${name}`,
  ...descriptionOf(name),
})

/** One state a flow: the machine of its name lives in it. What is made of a table has no types of single rows. */
function stateOf(name: FlowName) {
  const { end } = flows[name]
  const onDone = end && { target: '#root.currentFlow.none', actions: 'forgetLocation', ...end }
  const work = {
    id: name,
    src: name,
    systemId: name,
    input: ({ context }: { context: Context }) => inputOf(context.location),
    ...(onDone && { onDone }),
  }
  return { ...descriptionOf(name), invoke: work as never }
}
const groupOf = (group: FlowGroup) => {
  const [first = ''] = namesIn(group)
  return {
    ...groups[group],
    initial: first,
    states: Object.fromEntries(namesIn(group).map((name) => [name, stateOf(name)])),
  }
}

/** What the open page lives by: nothing of its own, or its flow. Made of the table of flows. */
export const currentFlow = rootSetup.createStateConfig({
  ...described('Чем живёт открытая страница', '2.2'),
  initial: 'none',
  on: {
    'location.entered': [
      {
        guard: { type: 'isSameFlow', params: paramsOf },
        actions: { type: 'rememberLocation', params: paramsOf },
        ...described('страница живёт тем же', '2.2'),
      },
      {
        guard: { type: 'hasFlow', params: paramsOf },
        target: '.loading',
        actions: { type: 'rememberLocation', params: paramsOf },
        ...described('у страницы есть своё дело: загрузить его', '2.2'),
      },
      {
        target: '.none',
        actions: { type: 'rememberLocation', params: paramsOf },
        ...described('обычная страница', '2.2'),
      },
    ],
    'location.left': { target: '.none', actions: 'forgetLocation', ...described('страницы нет', '2.3') },
    'statement.abandoned': {
      target: '.none',
      actions: 'forgetLocation',
      ...described('вошёл другой клиент: ему здесь ничего не достаётся', 'решение'),
    },
  },
  states: {
    none: described('Обычная страница', '2.2'),
    loading: {
      ...described('Загрузка дела этой страницы', 'решение'),
      invoke: {
        id: 'loadFlow',
        src: 'loadFlow',
        input: ({ context }) => ({ location: context.location }),
        onDone: flowNames.map(arrowTo),
        onError: { target: 'unavailable', ...described('не загрузилось', '4.8') },
      },
    },
    unavailable: {
      ...described('Дело не загрузилось', '4.8'),
      ...retriable('loading'),
      on: {
        ...retriable('loading').on,
        'location.entered': {
          guard: { type: 'isSameFlow', params: paramsOf },
          target: 'loading',
          actions: { type: 'rememberLocation', params: paramsOf },
          ...described('пришли снова: загрузить ещё раз', 'решение'),
        },
      },
    },
    entry: groupOf('entry'),
    account: groupOf('account'),
    statements: { ...groupOf('statements'), entry: 'tellOpened', exit: 'tellClosed' },
  },
})
