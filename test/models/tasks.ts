import { tasks } from '#machines/tasks/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const agreement = { key: 'f-7001', fileId: 'f-7001', fileName: 'dogovor.pdf' }
const { key: _, ...wanted } = agreement

export const model = modelOf(tasks, {
  inputs: [undefined],
  events: {
    'inquiry.opened': [{ type: 'inquiry.opened', key: 'support' }, { type: 'inquiry.opened', key: 'business' }],
    'inquiry.left': [{ type: 'inquiry.left', key: 'support' }],
    'download.asked': [{ type: 'download.asked', ...agreement }],
    'client.left': [{ type: 'client.left' }],
  },
  answers: { watchClient: unanswered, inquiry: unanswered, download: unanswered },
  visible: ({ inquiries, downloads }) => [inquiries, downloads],
  journeys: [
    {
      title: 'a form that is opened again finds what was typed into it: it is started once',
      story: [
        { heard: { type: 'inquiry.opened', key: 'support' } },
        { asked: ['support', { key: 'support' }] },
        { heard: { type: 'inquiry.opened', key: 'support' } },
        { context: { inquiries: ['support'] } },
        { heard: { type: 'inquiry.left', key: 'support' } },
        { wrote: ['support', 'inquiry.left'] },
      ],
    },
    {
      title: '[7-07] a file that is asked for again is asked of the same download',
      story: [
        { heard: { type: 'download.asked', ...agreement } },
        { asked: ['f-7001', wanted] },
        { heard: { type: 'download.asked', ...agreement } },
        { wrote: ['f-7001', 'download.asked', wanted] },
        { context: { downloads: ['f-7001'] } },
      ],
    },
    {
      title: '[4.1-02] when the client leaves, drafts are forgotten and downloads end',
      story: [
        { heard: { type: 'inquiry.opened', key: 'support' } },
        { heard: { type: 'download.asked', ...agreement } },
        { heard: { type: 'client.left' } },
        { wrote: ['support', 'client.left'] },
        { context: { downloads: [] } },
      ],
    },
  ],
})
