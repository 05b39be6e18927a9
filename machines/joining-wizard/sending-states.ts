import { described } from '../kit/described.ts'

/** What is sent for the check and is not gone before the fund has answered: without a connection it waits for it. */
export const sendingStates = <const Saved extends string, const Refused extends string>(to: {
  saved: Saved
  refused: Refused
}) =>
  ({
    tags: 'busy',
    initial: 'asked',
    states: {
      asked: described('Ответа ещё нет', '7.12'),
      unanswered: described('Связи нет: отправится, когда появится', 'решение'),
    },
    on: {
      'draft.saved': { target: to.saved, ...described('у фонда', '4.5') },
      'draft.kept': { target: '.unanswered', ...described('пока на устройстве', 'решение') },
      'draft.refused': { target: to.refused, ...described('фонд назвал ошибки', '8.2') },
    },
  }) as const
