/** How a notice is meant: an error, a success, or plain news. */
export type Tone = 'bad' | 'good' | 'info'
export type Toast = { id: string; text: string; tone: Tone }

export type Context = { id: string }
export type Input = { id: string }
export type Event = { type: 'toast.held' } | { type: 'toast.released' } | { type: 'toast.repeated' }
