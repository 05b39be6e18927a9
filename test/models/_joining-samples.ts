import type { FormSteps } from '#domain/form-rules.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { Form, Opening, Step } from '#machines/joining-wizard/contract.ts'
import { joiningRequest, meta } from './_samples.ts'

/* As few rules as there are kinds of them: a section a step, and a file. */
const rules: FormSteps = {
  steps: [
    { step: 'step1', fields: [{ path: 'holdingName', required: true }] },
    { step: 'step2', fields: [{ path: 'personalData.lastName', required: true }] },
    {
      step: 'step3',
      fields: [{ path: 'portfolio', required: true }],
      documents: [{ fileType: 'PassportMain', required: true, maxCount: 1 }],
    },
  ],
}
export const form: Form = {
  draft: {
    subject: { kind: 'joining', clientId: 'client-1' },
    isServed: true,
    seed: '7e1f0000-0000-4000-8000-000000000000',
    validationVersion: '1',
    firstStep: 'step1',
    copy: null,
    record: { kind: 'none' },
  },
  rules,
  meta,
  today: '2026-11-25',
}
export const scan = {
  fileId: 'f-1',
  fileName: 'old.jpg',
  fileType: 'PassportMain',
  size: 10,
  contentType: 'image/jpeg',
}
export const typed = { holdingName: 'zavod', personalData: { lastName: 'Иванова' }, portfolio: 'Balanced' }
const sent = { ...typed, documents: [scan] }

/** The request as the services have it at this step. */
export const requestAt = (
  currentStep: KppOnlineRequest['currentStep'],
  own: Partial<KppOnlineRequest> = {},
): KppOnlineRequest => ({
  ...joiningRequest,
  kppOnlineRequestId: 'request-1',
  currentStep,
  idempotencyKey: 'key-1',
  ...own,
})
const verdict = (state: string): KppOnlineRequest['filesCheck'] => ({
  state,
  startedDate: null,
  files: [{ fileId: 'f-1', fileType: 'PassportMain', state, reason: null }],
})
export const begun = requestAt(2)
export const checking = requestAt('FilesCheck', { filesCheck: verdict('Checking') })
export const rejected = requestAt('FilesCheck', { filesCheck: verdict('Rejected') })
/* One verdict is there, and the check is not over. */
export const halfChecked = requestAt('FilesCheck', {
  filesCheck: { ...verdict('Rejected'), state: 'Checking', files: [] },
})
export const partly = requestAt('FilesCheck', {
  filesCheck: { state: 'Checking', startedDate: null, files: verdict('Rejected')?.files ?? [] },
})
export const accepted = requestAt(4, { state: 'accepted', filesCheck: verdict('Accepted') })
export const signed = requestAt(4, { state: 'signed' })
export const active = requestAt(4, { state: 'active' })
export const confirmed = requestAt(2, { emailConfirmed: true })

/** What is opened where it was left at this step. */
export const openingOf = (request: KppOnlineRequest, reached: Step, values: Opening['form']['values']): Opening => ({
  request,
  form: { ...form, reached, values },
})
export const fresh = openingOf(requestAt(1), 'step1', { holdingName: 'zavod' })
export const second = openingOf(begun, 'step2', typed)
export const whole = openingOf(requestAt(3), 'step3', sent)
export const looked = openingOf(checking, 'filesCheck', sent)
export const toMend = openingOf(rejected, 'filesCheck', sent)
export const toSign = openingOf(accepted, 'step4', sent)
export const awaiting = openingOf(signed, 'step4', sent)
export const made = openingOf(active, 'step4', sent)
