import { inquiries } from '#machines/inquiries/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const support = { heard: { type: 'inquiry.opened', key: 'support' } } as const

export const model = modelOf(inquiries, {
  inputs: [undefined],
  events: {
    'inquiry.opened': [support.heard, { type: 'inquiry.opened', key: 'business' }],
    'client.left': [{ type: 'client.left' }],
  },
  answers: { inquiry: unanswered, companyLookup: unanswered },
  visible: ({ inquiries: opened }) => opened,
  journeys: [
    {
      title:
        'a form that is opened again finds what was typed into it: it is started once, and hears that it is open again',
      story: [
        support,
        { asked: ['support', { key: 'support' }] },
        { asked: ['companyLookup'] },
        { silent: true },
        support,
        { not: { asked: ['support'] } },
        { wrote: ['support', 'inquiry.opened'] },
        { context: { inquiries: ['support'] } },
        { heard: { type: 'inquiry.opened', key: 'business' } },
        { asked: ['business', { key: 'business' }] },
        { context: { inquiries: ['support', 'business'] } },
      ],
    },
    {
      title: '[4.1-02] when the client leaves, every form forgets its draft, and nothing is left of what was looked up',
      story: [
        { heard: { type: 'client.left' } },
        { silent: true },
        support,
        { heard: { type: 'inquiry.opened', key: 'business' } },
        { heard: { type: 'client.left' } },
        { wrote: ['support', 'client.left'] },
        { wrote: ['business', 'client.left'] },
        { asked: ['companyLookup'] },
      ],
    },
  ],
})
