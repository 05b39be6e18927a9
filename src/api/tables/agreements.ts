import * as z from 'zod/mini'
import { NameValue } from '#domain/account.ts'
import { ObjectProperty, Product } from '#domain/programme.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/agreements')

/** Agreements (§7.5). */
export const agreements = {
  products: get('/v1/products', {
    about: 'Пенсионные программы клиента; 404 значит, что их нет',
    reply: z.array(Product),
    prefix: 'products',
    absent: [],
  }),
  features: get('/v1/Property', {
    about: 'Параметры договора',
    query: z.object({ agreementId: z.string() }),
    reply: z.array(NameValue),
    prefix: 'properties',
  }),
  objectProperties: get('/v2/Property', {
    about: 'Параметры объекта',
    query: z.object({ objectId: z.string(), objectType: z.string(), propertyType: z.string() }),
    reply: z.array(ObjectProperty),
    prefix: 'properties',
  }),
}
