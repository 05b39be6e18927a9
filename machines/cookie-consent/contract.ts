export type Event = { type: 'cookies.accepted' } | { type: 'cookies.acceptedElsewhere' }
