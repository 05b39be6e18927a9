import * as z from 'zod/mini'
import type { InquiryDraft } from '#domain/inquiry.ts'
import { tabStorageKeys } from './tab-storage.ts'
import type { Store } from './storage.ts'

const Draft = z.object({
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  companyName: z.string(),
  companyInn: z.string(),
  topic: z.string(),
  message: z.string(),
})
const Drafts = z.object({ session: z.nullable(z.number()), byForm: z.record(z.string(), Draft) })
const areDrafts = (value: unknown): value is z.output<typeof Drafts> => z.safeParse(Drafts, value).success

/**
 * What has been typed into forms and not been sent, in this tab. What an anonymous person typed goes on into the session that they begin,
 * as one who signs in to send it expects; what is of one session is found by no other one, nor without one. `owner` is the number of the
 * session, null without one.
 */
export function createDrafts(store: Store, owner: () => number | null) {
  const read = (): Record<string, InquiryDraft> => {
    const kept = store.read(tabStorageKeys.inquiries, areDrafts)
    return kept !== null && (kept.session === null || kept.session === owner()) ? kept.byForm : {}
  }
  const write = (byForm: Record<string, InquiryDraft>) => {
    if (Object.keys(byForm).length === 0) store.remove(tabStorageKeys.inquiries)
    else store.write(tabStorageKeys.inquiries, { session: owner(), byForm })
  }
  return {
    recall: (form: string): InquiryDraft | null => new Map(Object.entries(read())).get(form) ?? null,
    keep: (form: string, draft: InquiryDraft) => write({ ...read(), [form]: draft }),
    drop: (form: string) => {
      const { [form]: _, ...rest } = read()
      write(rest)
    },
  }
}
