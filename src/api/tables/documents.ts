import * as z from 'zod/mini'
import { ClientDocument, documentOrders, DocumentPage, DocumentTag } from '#domain/client-documents.ts'
import * as limits from '#domain/limits.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/metadocument')

/** Documents (§7.6). What is left out of the query of a list is sent as the specification says (3-20). */
export const documents = {
  document: get('/v2/Document/:id', { about: 'Документ клиента', reply: ClientDocument, prefix: 'document' }),
  list: get('/v3/document', {
    about: 'Документы клиента',
    query: z.object({
      clientId: z.optional(z.string()),
      Tags: z.array(z.string()),
      Order: z.enum(documentOrders),
      HasTags: z.boolean(),
      ExternalId: z.optional(z.string()),
      count: z.number(),
      pageNo: z.optional(z.number()),
    }),
    reply: DocumentPage,
    prefix: 'documents',
    paged: { id: 'id', page: 'pageNo', size: { count: limits.documentsPageCount } },
  }),
  tags: get('/v3/Tag', { about: 'Виды документов', reply: z.array(DocumentTag), prefix: 'tags' }),
}

/** A list that is asked for without particulars. */
export const documentDefaults = {
  Tags: ['Agreement'],
  Order: 'CreatedDateAsc' as const,
  HasTags: true,
  count: limits.documentsPageCount,
}
