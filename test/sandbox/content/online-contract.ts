import { contractPageId, type ContractPart } from '#domain/online-contract.ts'
import type { Page } from './blocks.ts'
import { litePages } from './lite/pages.ts'

/** What of a holding's section the pages about a contract tell. */
const sources = {
  'documents-and-instructions': 'document',
  invest: 'invest',
  pension: 'pension',
  calculator: 'calculator',
  question: 'question',
  contact: 'contact',
} as const satisfies Partial<Record<ContractPart, string>>

/** Pages for who has joined the programme of «Север» online: the same as their counterparts in the holding's section. */
export const contractPages: readonly Page[] = (Object.keys(sources) as (keyof typeof sources)[]).flatMap((part) =>
  litePages
    .filter(({ id }) => id === `lite-sever-${sources[part]}`)
    .map((page) => ({ ...page, id: contractPageId('sever', part), layout: 'online-joining' as const })),
)
