import { messages } from '#domain/faults.ts'

/** The two ends of the road: no such page, no joining statement. */
export function DeadEnd({ kind }: { kind: 'missing' | 'joiningMissing' }) {
  return <h1>{kind === 'missing' ? messages.pageNotFound : 'Заявление не найдено'}</h1>
}
