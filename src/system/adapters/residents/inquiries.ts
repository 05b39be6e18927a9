import { fromPromise } from 'xstate'
import { support } from '#api/tables/support.ts'
import { Failure } from '#domain/faults.ts'
import { inquiries } from '#machines/inquiries/machine.ts'
import { inquiry } from '#machines/inquiry/machine.ts'
import { currentSession } from '../../auth/auth-store.ts'
import { createDrafts } from '../../browser/drafts.ts'
import { atOnce } from '../kit/at-once.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { filledLookup } from '../kit/lookup.ts'

/** The forms by which a visitor writes to the fund. */
export function filledInquiries(dependencies: Dependencies) {
  const { client, session: tabStore, auths } = dependencies
  const { application, question, agreement, redemptionQuestion } = client(support)
  const drafts = createDrafts(tabStore, () => currentSession(auths))
  return inquiries.provide({
    actors: {
      companyLookup: filledLookup(dependencies, () => []),
      inquiry: inquiry.provide({
        actors: {
          recallDraft: atOnce(({ key }) => drafts.recall(key)),
          sendInquiry: fromPromise(({ input: { inquiry: written }, signal }) => {
            if (written === null) return Promise.reject(new Failure({ kind: 'unexpected' }))
            switch (written.kind) {
              case 'application':
                return application({ body: written.body }, { signal })
              case 'question':
                return question({ body: written.body }, { signal })
              case 'agreement':
                return agreement({ body: written.body }, { signal })
              case 'redemption':
                return redemptionQuestion({ body: written.body }, { signal })
            }
          }),
        },
        actions: {
          storeDraft: (_, { key, draft }) => drafts.keep(key, draft),
          dropDraft: (_, { key }) => drafts.drop(key),
        },
      }),
    },
  })
}
