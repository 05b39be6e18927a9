import { fromCallback, fromPromise, type ActorRefFrom, type EventObject, type NonReducibleUnknown } from 'xstate'
import { files } from '#api/tables/files.ts'
import { support } from '#api/tables/support.ts'
import { Failure, faultOf } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { Heard, Wanted } from '#machines/download/contract.ts'
import { download } from '#machines/download/machine.ts'
import type { Event as TasksEvent } from '#machines/tasks/contract.ts'
import { tasks } from '#machines/tasks/machine.ts'
import { inquiry } from '#machines/inquiry/machine.ts'
import type { session } from '#machines/session/machine.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { currentSession } from '../../auth/auth-store.ts'
import { saveFile } from '../../browser/download.ts'
import { createDrafts } from '../../browser/drafts.ts'
import { atOnce } from '../kit/at-once.ts'
import type { Dependencies } from '../kit/dependencies.ts'

function filledInquiry({ client, session: tabStore, auths }: Dependencies) {
  const { application, question } = client({ application: support.application, question: support.question })
  const drafts = createDrafts(tabStore, () => currentSession(auths))
  return inquiry.provide({
    actors: {
      recallDraft: atOnce(({ key }) => drafts.recall(key)),
      sendInquiry: fromPromise(({ input: { inquiry: written }, signal }) => {
        if (written === null) return Promise.reject(new Failure({ kind: 'unexpected' }))
        return written.kind === 'application' ? application({ body: written.body }, { signal }) : question({ body: written.body }, { signal })
      }),
    },
    actions: {
      storeDraft: (_, { key, draft }) => drafts.keep(key, draft),
      dropDraft: (_, { key }) => drafts.drop(key),
    },
  })
}

function filledDownload({ client }: Dependencies) {
  const { file } = client({ file: files.file })
  return download.provide({
    actors: {
      receiveFile: fromCallback<EventObject, Wanted & NonReducibleUnknown, Heard>(({ sendBack, input: { fileId, fileName } }) => {
        const stop = new AbortController()
        const onProgress = ({ loaded, total }: { loaded: number; total: number | null }) => sendBack({ type: 'download.progressed', loaded, total })
        file({ params: { id: fileId } }, { signal: stop.signal, timeout: limits.downloadTimeout, onProgress }).then((received) => {
          saveFile(received, received.name || fileName)
          sendBack({ type: 'download.received' })
        }).catch((error: unknown) => sendBack({ type: 'download.refused', fault: faultOf(error) }))
        return () => stop.abort()
      }),
    },
  })
}

/** What a visitor starts on a page; it hears by itself when the client leaves. */
export const filledTasks = (dependencies: Dependencies) => tasks.provide({
  actors: {
    inquiry: filledInquiry(dependencies),
    download: filledDownload(dependencies),
    watchClient: fromCallback<EventObject, NonReducibleUnknown, Extract<TasksEvent, { type: 'client.left' }>>(({ sendBack, system }) => {
      const ref = system.get('session') as ActorRefFrom<typeof session> | undefined
      let wasSignedIn = ref !== undefined && isSignedIn(ref.getSnapshot())
      const subscription = ref?.subscribe((snapshot) => {
        const isNow = isSignedIn(snapshot)
        if (wasSignedIn && !isNow) sendBack({ type: 'client.left' })
        wasSignedIn = isNow
      })
      return () => subscription?.unsubscribe()
    }),
  },
})
