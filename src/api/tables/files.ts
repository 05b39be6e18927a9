import { FileInfo } from '#domain/client-documents.ts'
import { service } from '../endpoint.ts'

const { get } = service('/api/renfiles')

/** Files of the account (§7.8). */
export const files = {
  file: get('/v1/File/:id', { about: 'Файл', reply: 'file', prefix: 'file' }),
  info: get('/v1/File/:id/info', { about: 'Что за файл', reply: FileInfo, prefix: 'file' }),
}
