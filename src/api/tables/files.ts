import * as z from 'zod/mini'
import { FileInfo, FileMeta, TemporaryFile, UntrustedFileInfo } from '#domain/client-documents.ts'
import { service } from '../endpoint.ts'

const { get, post, remove } = service('/api/renfiles')

/** Files of the account (§7.8). */
export const files = {
  file: get('/v1/File/:id', { about: 'Файл', reply: 'file', prefix: 'file' }),
  upload: post('/v1/file-with-meta', {
    about: 'Отправка файла с описанием',
    query: z.object({ userId: z.string() }),
    body: z.object({ file: z.instanceof(File), meta: FileMeta }),
    isMultipart: true,
    reply: FileInfo,
  }),
  uploadTemporary: post('/v1/temporary-file', {
    about: 'Отправка файла, который хранится, пока его не назовёт заявление',
    body: z.object({ file: z.instanceof(File) }),
    isMultipart: true,
    reply: TemporaryFile,
  }),
  check: get('/v1/untrusted/file/:id/info', { about: 'Проверен ли присланный файл', reply: UntrustedFileInfo }),
  remove: remove('/v1/file/:id', { about: 'Удаление файла', reply: 'nothing' }),
  info: get('/v1/File/:id/info', { about: 'Что за файл', reply: FileInfo, prefix: 'file' }),
}
