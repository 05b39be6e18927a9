import * as z from 'zod/mini'
import { longDate } from '#domain/dates.ts'
import { formatSize } from '#domain/file-size.ts'
import { env } from '#env.ts'
import { isSafeAddress } from '#ui/anchor.tsx'
import { optionalText, requiredText } from '../kit/params.ts'

/** A file that content offers. */
export const FileDocument = z.object({
  title: requiredText,
  fileId: requiredText,
  date: optionalText,
  size: z.catch(z.optional(z.number().check(z.refine((bytes) => bytes > 0))), undefined),
})
/** The same, read. */
export type FileDocument = z.output<typeof FileDocument>

/** Where anybody reads a file that the content service has published; files of the account are behind a token. */
export const fileAddress = (fileId: string): string => `${env.apiBase}/cms/files/${encodeURIComponent(fileId)}`

/* Only what the name itself says: the content service sends no type. */
const kindOf = (name: string) =>
  /\.(pdf|docx?|xlsx?|pptx?|rtf|odt|ods|xml|csv|txt|zip|jpe?g|png)$/i.exec(name)?.[1]?.toUpperCase()

/** `PDF · 1,2 МБ · 17 февраля 2026`: what is known of a file before it is opened. */
export const fileFacts = ({ title, fileId, size, date }: FileDocument): string =>
  [kindOf(title) ?? kindOf(fileId), size && formatSize(size), longDate(date)].filter(Boolean).join('\u00A0· ')

const isOwn = (address: string) => isSafeAddress(address) && address.startsWith('/')

/** The address of a picture or a film of this site: a foreign one would tell others who is looking, and the page's policy stops it. */
export const ownAddress = z.string().check(z.refine(isOwn))
/** The name of a published file; one that may be missing. */
export const maybeFileId = z.catch(z.optional(z.string().check(z.regex(/^[\w-]+(?:\.[\w-]+)*$/))), undefined)
/** The two ways in which content names a picture. */
export const pictureSource = { fileId: maybeFileId, src: z.catch(z.optional(ownAddress), undefined) }

type PictureSource = { fileId?: string | undefined; src?: string | undefined }

/** Where the picture is; undefined where content names none that may be shown. */
export const pictureOf = ({ fileId, src }: PictureSource): string | undefined =>
  fileId === undefined ? src : fileAddress(fileId)

/** For schemas: there is a picture to show. */
export const hasPicture = z.refine<PictureSource>((source) => pictureOf(source) !== undefined)
