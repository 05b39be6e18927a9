import type { MetaInformation } from '#domain/meta-information.ts'

const megabyte = 1024 * 1024

/** Countries by their ISO 3166-1 numbers, and the greatest file by its kind, in bytes. */
export const metaInformation: MetaInformation = {
  ValidationVersion: '2026.02',
  Countries: [
    { Code: 643, Name: 'Россия' },
    { Code: 112, Name: 'Беларусь' },
    { Code: 398, Name: 'Казахстан' },
    { Code: 51, Name: 'Армения' },
    { Code: 417, Name: 'Киргизия' },
    { Code: 860, Name: 'Узбекистан' },
    { Code: 762, Name: 'Таджикистан' },
    { Code: 31, Name: 'Азербайджан' },
    { Code: 156, Name: 'Китай' },
    { Code: 356, Name: 'Индия' },
    { Code: 792, Name: 'Турция' },
    { Code: 688, Name: 'Сербия' },
  ],
  FileUploadLimits: [
    { FileType: 'pdf', Limit: 20 * megabyte },
    { FileType: 'jpg', Limit: 10 * megabyte },
    { FileType: 'jpeg', Limit: 10 * megabyte },
    { FileType: 'png', Limit: 10 * megabyte },
    { FileType: 'heic', Limit: 10 * megabyte },
  ],
}
