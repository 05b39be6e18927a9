import * as z from 'zod/mini'

/** A document of the client, kept in the account (F1, F2). */
export const ClientDocument = z.object({
  id: z.string(),
  title: z.string(),
  documentType: z.string(),
  number: z.nullish(z.string()),
  documentDate: z.nullish(z.string()),
  createdDate: z.string(),
  externalId: z.nullish(z.string()),
  fileId: z.nullish(z.string()),
  fileName: z.nullish(z.string()),
  contentType: z.nullish(z.string()),
  size: z.nullish(z.number()),
  isSigned: z.boolean(),
  signedDate: z.nullish(z.string()),
  tags: z.array(z.string()),
})
export type ClientDocument = z.output<typeof ClientDocument>

/** One page of a client's documents. */
export const DocumentPage = z.object({
  items: z.array(ClientDocument),
  totalCount: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
})
export type DocumentPage = z.output<typeof DocumentPage>

/** What documents are sorted under, and how many of them there are. */
export const DocumentTag = z.object({ name: z.string(), title: z.string(), count: z.number() })
export type DocumentTag = z.output<typeof DocumentTag>

export const documentOrders = ['CreatedDateAsc', 'CreatedDateDesc'] as const
/** Oldest first or newest first. */
export type DocumentOrder = (typeof documentOrders)[number]

/** A file of the account before it is received. */
export const FileInfo = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  createdDate: z.string(),
  hash: z.nullish(z.string()),
})
export type FileInfo = z.output<typeof FileInfo>

/** A file that has been sent, and what the check of it says by now (H3). */
export const UntrustedFileInfo = z.extend(FileInfo, { checkState: z.string() })
export type UntrustedFileInfo = z.output<typeof UntrustedFileInfo>

/** A file that is kept for a while, until a statement names it (H5). */
export const TemporaryFile = z.object({
  id: z.string(),
  fileName: z.string(),
  size: z.number(),
  contentType: z.string(),
  expireTime: z.nullish(z.string()),
})
export type TemporaryFile = z.output<typeof TemporaryFile>

/** What is said of a file that is sent: what it is of, and the statement that it belongs to, if any (H4). */
export const FileMeta = z.object({
  fileType: z.string(),
  statementId: z.nullable(z.string()),
  statementType: z.nullable(z.string()),
  title: z.string(),
})
