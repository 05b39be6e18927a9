import type { AnyStateMachine } from 'xstate'
import { says, type Glossary } from './says.ts'

/** The words of what charts share: the network, the page, the hand that tries again. */
const shared: Glossary = {
  events: {
    'network.lost': says('Связь пропала', '8.1'),
    'network.restored': says('Связь вернулась', 'решение'),
    'retry.requested': says('Нажали «Повторить»', 'решение'),
    'page.shown': says('Страница снова видна', 'решение'),
  },
  guards: {},
  actions: {},
  actors: {
    watchNetwork: says('Слушать, есть ли связь', 'решение'),
    watchPage: says('Слушать, видна ли страница', 'решение'),
  },
  delays: { networkRetryPause: says('Пауза перед новой попыткой: 15 с', 'решение') },
}

const picked = (words: Glossary['events'], names: readonly string[]) => Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)))

/** The words of a chart with those of what it shares with others. */
export const wholeGlossary = ({ events, implementations }: AnyStateMachine, own: Glossary): Glossary => ({
  ...own,
  events: { ...picked(shared.events, events), ...own.events },
  actors: { ...picked(shared.actors, Object.keys(implementations.actors)), ...own.actors },
  delays: { ...picked(shared.delays, Object.keys(implementations.delays)), ...own.delays },
})
