import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { files } from '#api/tables/files.ts'
import { synchronizer } from '#api/tables/synchronizer.ts'
import { Failure, faultOf } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { TaskKind, WantedFile } from '#domain/tasks.ts'
import type { Heard } from '#machines/task/contract.ts'
import { task } from '#machines/task/machine.ts'
import { tasks } from '#machines/tasks/machine.ts'
import { currentUrl } from '../../browser/address.ts'
import { saveFile } from '../../browser/download.ts'
import { keepReceived } from '../../browser/received-files.ts'
import { atOnce } from '../kit/at-once.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { signedInUser } from '../kit/signed-in-user.ts'
import { removeDraft } from '../statements/remove-draft.ts'

type ReceiveInput = { kind: TaskKind; file: WantedFile | null } & NonReducibleUnknown

/** Reports and files of the account. */
export function filledTasks(dependencies: Dependencies) {
  const { client } = dependencies
  const { orderAccountStatement, orderTaxReport, report } = client(synchronizer)
  const { file: receive } = client({ file: files.file })
  return tasks.provide({
    actors: {
      task: task.provide({
        actors: {
          orderReport: fromPromise(({ input: { order }, signal }) => {
            if (order === null) return Promise.reject(new Failure({ kind: 'unexpected' }))
            return order.kind === 'accountStatement'
              ? orderAccountStatement({ body: { agreementId: order.agreementId, period: order.period } }, { signal })
              : orderTaxReport({ body: { years: order.years } }, { signal })
          }),
          fetchReport: fromPromise(({ input: { id }, signal }) => report({ params: { id } }, { signal })),
          removeDraft: fromPromise(async ({ input: { draft }, signal, system }) => {
            if (draft === null) throw new Failure({ kind: 'unexpected' })
            await removeDraft(dependencies, signedInUser(system), draft, signal)
          }),
          checkPage: atOnce(({ page }) => ({ isOpen: currentUrl().pathname === page })),
          // The bytes stay here and go to the browser, or to whoever reads them: a chart remembers only what JSON can say.
          receiveFile: fromCallback<EventObject, ReceiveInput, Heard>(({ sendBack, self, input: { kind, file } }) => {
            const stop = new AbortController()
            const wanted = file ?? { fileId: '', fileName: '' }
            const onProgress = ({ loaded, total }: { loaded: number; total: number | null }) =>
              sendBack({ type: 'task.progressed', progress: { loaded, total } })
            const options = { signal: stop.signal, timeout: limits.fileTimeout, onProgress }
            const receiving =
              'paper' in wanted
                ? import('../kit/receive-paper.ts').then(({ receivePaper }) =>
                    receivePaper(client, wanted.paper, options),
                  )
                : receive({ params: { id: wanted.fileId } }, options)
            receiving
              .then((received) => {
                if (stop.signal.aborted) return
                if (kind === 'reading') keepReceived(self._parent, received)
                else saveFile(received, received.name || wanted.fileName)
                sendBack({ type: 'task.received' })
              })
              .catch((error: unknown) => sendBack({ type: 'task.refused', fault: faultOf(error) }))
            return () => stop.abort()
          }),
        },
      }),
    },
  })
}
