import { emptyDraft, type Inquiry, type SupportResult } from '#domain/inquiry.ts'
import { inquiry } from '#machines/inquiry/machine.ts'
import { offline, refused } from './_samples.ts'
import { modelOf } from './_types.ts'

const draft = { ...emptyDraft, fullName: 'Примерова Анна', message: 'Как изменить взнос?' }
const written: Inquiry = {
  kind: 'question',
  body: {
    fullName: 'Примерова Анна',
    phone: '89990000001',
    email: null,
    topic: 'Account',
    question: 'Как изменить взнос?',
    agreementAccepted: true,
  },
}
const receipt: SupportResult = {
  id: 'sup-31',
  registrationNumber: 'ОБР-2026-000031',
  createdDate: '2026-02-17T10:30:00Z',
}
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
    'inquiry.opened': [{ type: 'inquiry.opened' }],
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
        { context: { draft } },
        edited,
        { did: ['storeDraft', { key: 'support', draft }] },
        submitted,
        { asked: ['sendInquiry', { inquiry: written }] },
        { gave: ['sendInquiry', receipt] },
        { state: 'sent' },
        { context: { receipt, draft: null, inquiry: null } },
        { did: ['dropDraft', { key: 'support' }] },
      ],
    },
    {
      title: 'a second press while it is being sent finds no transition',
      story: [
        recalled,
        submitted,
        {
          heard: { type: 'inquiry.submitted', inquiry: { ...written, body: { ...written.body, question: 'Ещё раз' } } },
        },
        { state: 'sending' },
        { context: { inquiry: written } },
      ],
    },
    {
      title: '[8-03] without a connection what was typed stays, and nothing is sent again by itself',
      story: [
        recalled,
        edited,
        submitted,
        { failed: ['sendInquiry', offline] },
        { state: 'failed' },
        { context: { draft, inquiry: null } },
        { silent: true },
        submitted,
        { state: 'sending' },
        { context: { fault: null } },
      ],
    },
    {
      title: 'one inquiry too many has to wait, and may be corrected meanwhile',
      story: [
        recalled,
        submitted,
        { failed: ['sendInquiry', tooOften] },
        { state: 'pausing' },
        submitted,
        { state: 'pausing' },
        edited,
        { did: ['storeDraft', { key: 'support', draft }] },
        { elapsed: 'inquiryPause' },
        { state: 'editing' },
        { context: { fault: null, draft } },
      ],
    },
    {
      title: '[4.1-02] a client who signs out leaves nothing behind',
      story: [
        recalled,
        edited,
        submitted,
        { heard: { type: 'client.left' } },
        { state: 'editing' },
        { did: ['dropDraft', { key: 'support' }] },
        { context: { draft: null, inquiry: null, receipt: null, formNumber: 1 } },
      ],
    },
    {
      title: 'another inquiry begins with a blank form',
      story: [
        recalled,
        submitted,
        { gave: ['sendInquiry', receipt] },
        { heard: { type: 'inquiry.restarted' } },
        { state: 'editing' },
        { context: { receipt: null, formNumber: 1 } },
      ],
    },
  ],
})
