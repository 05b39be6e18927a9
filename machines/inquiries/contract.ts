/** The keys of the forms that have been opened; what becomes of each is known to the child of the same name. */
export type Context = { inquiries: string[] }
export type Event = { type: 'inquiry.opened'; key: string } | { type: 'client.left' }
