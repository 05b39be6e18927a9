import { service } from '../endpoint.ts'

const { get } = service('/api/docgenerator')

/** Texts of documents (§7.10). */
export const templates = {
  staticTemplate: get('/v1/Templates/static/:name', {
    about: 'Текст документа по имени шаблона',
    reply: 'text',
    access: 'none',
    prefix: 'template',
  }),
}
