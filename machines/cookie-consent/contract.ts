export type Event =
  | { type: 'cookies.accepted' }
  | { type: 'cookies.refused' }
  | { type: 'cookies.answeredElsewhere' }
  | { type: 'cookies.reconsidered' }
