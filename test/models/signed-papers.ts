import { fault } from '#domain/faults.ts'
import { signedPapers } from '#machines/signed-papers/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const papers = [
  { name: 'JoiningApplication', title: 'Заявление', isRequired: true },
  { name: 'PdnConsent', title: 'Согласие', isRequired: true },
]
const wrong = fault({ kind: 'refused', status: 500 })
const open = (document: string) => ({ heard: { type: 'document.opened', document } }) as const
const again = { heard: { type: 'retry.requested' } } as const

export const model = modelOf(signedPapers, {
  inputs: [undefined],
  events: {
    'document.opened': papers.map(({ name: document }) => ({ type: 'document.opened' as const, document })),
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [again.heard],
  },
  answers: {
    watchNetwork: unanswered,
    findPapers: { gives: [papers, []], fails: [wrong] },
    openDocument: { gives: [undefined], fails: [wrong] },
  },
  visible: ({ papers: named, opening, fault }) => [named.length, opening, fault !== null],
  journeys: [
    {
      title: 'what was signed is named, and each of it is fetched when it is opened',
      story: [
        { tagged: ['busy'] },
        { gave: ['findPapers', papers] },
        { state: 'listed' },
        { context: { papers, fault: null } },
        open('PdnConsent'),
        { tagged: ['busy'] },
        { asked: ['openDocument', { document: 'PdnConsent' }] },
        { context: { opening: 'PdnConsent' } },
        open('JoiningApplication'),
        { context: { opening: 'PdnConsent' } },
        { gave: ['openDocument', undefined] },
        { state: 'listed' },
        { context: { opening: null } },
      ],
    },
    {
      title: 'one that does not come says why, until another is opened',
      story: [
        { gave: ['findPapers', papers] },
        open('PdnConsent'),
        { failed: ['openDocument', wrong] },
        { state: 'listed' },
        { context: { opening: null, fault: wrong } },
        open('JoiningApplication'),
        { asked: ['openDocument', { document: 'JoiningApplication' }] },
        { context: { fault: null } },
      ],
    },
    {
      title: 'what is not named is asked for again, with the network or on request',
      story: [
        { failed: ['findPapers', wrong] },
        { state: 'unnamed' },
        { context: { fault: wrong } },
        { heard: { type: 'network.restored' } },
        { state: 'finding' },
        { failed: ['findPapers', wrong] },
        again,
        { asked: ['findPapers'] },
        { gave: ['findPapers', papers] },
        { context: { papers, fault: null } },
      ],
    },
  ],
})
