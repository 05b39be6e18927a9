import * as z from 'zod/mini'
import { isSafeAddress } from '#ui/safe-address.ts'
import { fileAddress } from './files.ts'

const isOwn = (address: string) => isSafeAddress(address) && address.startsWith('/')

/** The address of a picture or a film of this site: a foreign one would tell others who is looking, and the page's policy stops it. */
export const ownAddress = z.string().check(z.refine(isOwn))
/** The name of a published file; one that may be missing. */
export const maybeFileId = z.catch(z.optional(z.string().check(z.regex(/^[\w-]+(?:\.[\w-]+)*$/))), undefined)
/** The two ways in which content names a picture. */
export const pictureSource = { fileId: maybeFileId, src: z.catch(z.optional(ownAddress), undefined) }

type PictureSource = { fileId?: string | undefined; src?: string | undefined }

/** Where the picture is; undefined where content names none that may be shown. */
export const pictureOf = ({ fileId, src }: PictureSource): string | undefined => (fileId === undefined ? src : fileAddress(fileId))

/** For schemas: there is a picture to show. */
export const hasPicture = z.refine<PictureSource>((source) => pictureOf(source) !== undefined)
