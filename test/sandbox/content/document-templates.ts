import type { Draft } from './blocks.ts'
import { published } from './documents/catalogue.ts'

/** Files under headings that fold. */
export const documentGroups = (
  groups: readonly { title: string; files: string[] }[],
  collapsed = false,
  title?: string,
): Draft => ({
  template: 'documentGroups',
  params: {
    ...(title === undefined ? {} : { title }),
    collapsed,
    groups: groups.map(({ title, files }) => ({ title, documents: files.map(published) })),
  },
})

/** Files under each other; of a client's own documents those of one contract, where it is named. */
export const documentList = (
  title: string,
  files: readonly string[],
  tags: string[] = [],
  externalId?: string,
): Draft => ({
  template: 'documentList',
  params: {
    title,
    tags,
    documents: files.map(published),
    pageSize: 10,
    order: 'CreatedDateDesc',
    ...(externalId !== undefined && { externalId }),
  },
})

type Branch = { title: string; date?: string; files?: string[]; children?: Branch[] }
const branchOf = ({ title, date, files = [], children = [] }: Branch): Record<string, unknown> => ({
  title,
  ...(date === undefined ? {} : { date }),
  documents: files.map(published),
  children: children.map(branchOf),
})

/** What the fund must disclose, part in part. */
export const disclosureTree = (items: readonly Branch[]): Draft => ({
  template: 'disclosureTree',
  params: { items: items.map(branchOf) },
})
