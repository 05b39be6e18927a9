import { emptyDraft, type Inquiry, type SupportResult } from '#domain/inquiry.ts'
import { inquiry } from '#machines/inquiry/machine.ts'
import { offline, refused } from './_samples.ts'
import { modelOf } from './_types.ts'

const draft = { ...emptyDraft, fullName: 'Примерова Анна', message: 'Как изменить взнос?' }
const written: Inquiry = {
  kind: 'question',
  body: { fullName: 'Примерова Анна', phone: '89990000001', email: null, topic: 'Account', question: 'Как изменить взнос?', agreementAccepted: true },
}
const receipt: SupportResult = { id: 'sup-31', registrationNumber: 'ОБР-2026-000031', createdDate: '2026-02-17T10:30:00Z' }
const tooOften = { kind: 'refused', status: 429, retryAfter: 40_000 } as const
const edited = { heard: { type: 'inquiry.edited', draft } } as const
const submitted = { heard: { type: 'inquiry.submitted', inquiry: written } } as const
const recalled = { gave: ['recallDraft', null] } as const

export const model = modelOf(inquiry, {
  inputs: [{ key: 'support' }],
  events: {
    'inquiry.edited': [edited.heard],
    'inquiry.submitted': [submitted.heard],
    'inquiry.restarted': [{ type: 'inquiry.restarted' }],
    'inquiry.left': [{ type: 'inquiry.left' }],
    'client.left': [{ type: 'client.left' }],
  },
  answers: {
    recallDraft: { gives: [null, draft], fails: [{ kind: 'unexpected' }] },
    sendInquiry: { gives: [receipt], fails: [refused, tooOften, offline] },
  },
  visible: (context) => [context.draft !== null, context.receipt !== null, context.fault !== null],
  journeys: [
    {
      title: '[5-07] what was typed is kept over a reload, and is dropped when the inquiry is accepted',
      story: [
        { asked: ['recallDraft', { key: 'support' }] },
        { gave: ['recallDraft', draft] },
        { remembers: { draft } },
        edited,
        { did: ['storeDraft', { key: 'support', draft }] },
        submitted,
        { asked: ['sendInquiry', { inquiry: written }] },
        { gave: ['sendInquiry', receipt] },
        { stands: 'sent' },
        { remembers: { receipt, draft: null, inquiry: null } },
        { did: ['dropDraft', { key: 'support' }] },
      ],
    },
    {
      title: 'a second press while it is being sent finds no transition',
      story: [
        recalled, submitted,
        { heard: { type: 'inquiry.submitted', inquiry: { ...written, body: { ...written.body, question: 'Ещё раз' } } } },
        { stands: 'sending' },
        { remembers: { inquiry: written } },
      ],
    },
    {
      title: '[8-03] without a connection what was typed stays, and nothing is sent again by itself',
      story: [
        recalled, edited, submitted,
        { failed: ['sendInquiry', offline] },
        { stands: 'failed' },
        { remembers: { draft, inquiry: null } },
        { silent: true },
        submitted,
        { stands: 'sending' },
        { remembers: { fault: null } },
      ],
    },
    {
      title: 'one inquiry too many has to wait, and may be corrected meanwhile',
      story: [
        recalled, submitted,
        { failed: ['sendInquiry', tooOften] },
        { stands: 'pausing' },
        submitted,
        { stands: 'pausing' },
        edited,
        { did: ['storeDraft', { key: 'support', draft }] },
        { elapsed: 'inquiryPause' },
        { stands: 'editing' },
        { remembers: { fault: null, draft } },
      ],
    },
    {
      title: '[4.1-02] a client who signs out leaves nothing behind',
      story: [
        recalled, edited, submitted,
        { heard: { type: 'client.left' } },
        { stands: 'editing' },
        { did: ['dropDraft', { key: 'support' }] },
        { remembers: { draft: null, inquiry: null, receipt: null, sheet: 1 } },
      ],
    },
    {
      title: 'another inquiry begins with a blank form',
      story: [
        recalled, submitted,
        { gave: ['sendInquiry', receipt] },
        { heard: { type: 'inquiry.restarted' } },
        { stands: 'editing' },
        { remembers: { receipt: null, sheet: 1 } },
      ],
    },
  ],
})
