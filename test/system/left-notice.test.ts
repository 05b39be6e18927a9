import { afterEach, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fault } from '#domain/faults.ts'
import { isUnknown } from '#domain/guards.ts'
import { filledNotices } from '#system/adapters/residents/notices.ts'
import { openStore } from '#system/browser/storage.ts'
import { createTabStorage, tabStorageKeys } from '#system/browser/tab-storage.ts'

const session = openStore('session')
const refusal = fault({ kind: 'refused', description: 'Сеанс завершён.', prefix: 'refresh' })
const isKept = () => session.read(tabStorageKeys.fault, isUnknown) !== null

/** A page whose board comes only when it is idle, and what has happened before that. */
async function openPage(meanwhile: () => void = () => undefined) {
  let rest: () => void = () => undefined
  const idle = new Promise<void>((resolve) => {
    rest = resolve
  })
  const notices = createActor(filledNotices({ session, idle } as unknown as Parameters<typeof filledNotices>[0]))
  notices.start()
  meanwhile()
  rest()
  await waitFor(notices, (of) => 'noticeBoard' in of.children)
  await new Promise((resolve) => setTimeout(resolve, 20))
  notices.stop()
}

afterEach(() => {
  session.remove(tabStorageKeys.fault)
})

it('[8-06] what is to be said after a reload is left to the page after it, however late this one’s board comes', async () => {
  await openPage(() => createTabStorage(session).keepFault(refusal))
  expect(isKept()).toBe(true)
  await openPage()
  expect(isKept()).toBe(false)
})
