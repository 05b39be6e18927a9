import type { AnyStateMachine } from 'xstate'
import { described, type Glossary } from './described.ts'

/** The words of what charts share: the network, the page, the session, the hand that tries again. */
const shared: Glossary = {
  events: {
    'network.lost': described('Связь пропала', '8.1'),
    'network.restored': described('Связь вернулась', 'решение'),
    'retry.requested': described('Нажали «Повторить»', 'решение'),
    'page.shown': described('Страница снова видна', 'решение'),
    'session.restored': described('Вход выполнен снова', 'решение'),
    'session.lapsed': described('Вход кончился, а заявление открыто', 'решение'),
  },
  guards: {},
  actions: {},
  actors: {
    watchNetwork: described('Слушать, есть ли связь', 'решение'),
    watchPage: described('Слушать, видна ли страница', 'решение'),
    watchSession: described('Слушать, выполнен ли вход снова', 'решение'),
    watchLapse: described('Слушать, не кончился ли вход', 'решение'),
  },
  delays: { networkRetryPause: described('Пауза перед новой попыткой: 15 с', 'решение') },
}

const picked = (text: Glossary['events'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(text).filter(([name]) => names.includes(name)))

/** The words of a chart with those of what it shares with others. */
export const wholeGlossary = ({ events, implementations }: AnyStateMachine, own: Glossary): Glossary => ({
  ...own,
  events: { ...picked(shared.events, events), ...own.events },
  actors: { ...picked(shared.actors, Object.keys(implementations.actors)), ...own.actors },
  delays: { ...picked(shared.delays, Object.keys(implementations.delays)), ...own.delays },
})
