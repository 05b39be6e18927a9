import type { FileRef } from '#domain/statement-parts.ts'
import { day, second } from './clock.ts'
import { metaInformation } from './content/meta-information.ts'
import { refuse } from './refusals.ts'
import type { Client, Upload } from './state.ts'
import type { World } from './world.ts'

/** The harmless text by which every checker of viruses is tried; in two parts, so that no checker finds it here. */
const testVirus = ['EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE'].join('-')
/** Stands in a scan that nobody can read, for the check of a joining's files. */
export const blurredMark = 'BLURRED-SCAN'
/** How long a file is kept that no statement names. */
export const temporaryLives = day
/** How long the check of a file takes. */
const checkTakes = 3 * second

const heicBrands = ['heic', 'heix', 'mif1', 'msf1']
const signatures = [
  {
    type: 'image/jpeg',
    kind: 'jpg',
    isIt: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  { type: 'image/png', kind: 'png', isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === '\x89PNG' },
  {
    type: 'image/webp',
    kind: 'webp',
    isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  {
    type: 'image/heic',
    kind: 'heic',
    isIt: (bytes: Buffer) =>
      bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(bytes.toString('latin1', 8, 12)),
  },
  { type: 'application/pdf', kind: 'pdf', isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-' },
]
const limits = new Map(metaInformation.FileUploadLimits.map(({ FileType, Limit }) => [FileType, Limit]))
const mostBytes = Math.max(...limits.values())
const pictureBytes = 10 * 1024 * 1024
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** What a file is, by what is in it and not by its name; refused where it is nothing that may be kept, or too large. */
function judged(content: Buffer): string {
  const known = signatures.find(({ isIt }) => isIt(content))
  const limit = known ? (limits.get(known.kind) ?? pictureBytes) : mostBytes
  if (content.length > limit)
    refuse('FileTooLarge', {
      limit,
      description: `Файл больше ${megabytes(limit)} МБ. Уменьшите размер или сфотографируйте документ ещё раз.`,
    })
  return known?.type ?? refuse('FileTypeNotAllowed')
}

export const hasVirus = (content: Buffer): boolean => content.includes(testVirus)
/** Nothing else is in the file: that is seen at once. What hides in a picture or a document is found by the check. */
export const isVirus = (content: Buffer): boolean => hasVirus(content) && !signatures.some(({ isIt }) => isIt(content))

/** The client's file of this name, while it is kept. */
export const uploadOf = (world: World, { userId }: Pick<Client, 'userId'>, id: string): Upload | null =>
  world.store.state.uploads.find(
    (one) => one.id === id && one.userId === userId && (one.expires === null || one.expires > world.clock.now()),
  ) ?? null

type Received = { id: string; file: File; content: Buffer; fileType?: string; expires?: number | null }

/** Keeps a file that has been sent, if it is something that may be kept. */
export function receive(world: World, client: Client, given: Received): Upload {
  const { id, file, content, fileType = '', expires = null } = given
  const upload: Upload = {
    id,
    userId: client.userId,
    fileName: file.name,
    contentType: judged(content),
    fileType,
    createdDate: world.clock.moment(),
    expires,
    found: null,
    content: content.toString('base64'),
  }
  const now = world.clock.now()
  world.store.change((state) => {
    state.uploads = [...state.uploads.filter((one) => one.expires === null || one.expires > now), upload]
  })
  return upload
}

/** What the check says of a file by now. */
export function checkStateOf(world: World, { createdDate, found, content }: Upload): 'Checking' | 'Clean' | 'Infected' {
  if (found !== null) return found
  if (world.clock.now() < Date.parse(createdDate) + checkTakes) return 'Checking'
  return hasVirus(Buffer.from(content, 'base64')) ? 'Infected' : 'Clean'
}

/** Files that a statement names and that are not there any more, or are another's. */
export function missingFiles(world: World, client: Client, files: readonly FileRef[]): Record<string, string[]> {
  const missing = files.filter(({ fileId }) => uploadOf(world, client, fileId) === null)
  return missing.length === 0
    ? {}
    : { documents: missing.map(({ fileName }) => `Файл ${fileName} больше не хранится: приложите его ещё раз`) }
}

/** Files that a statement names and that are not known to be clean. */
export function uncheckedFiles(world: World, client: Client, files: readonly FileRef[]): Record<string, string[]> {
  const unchecked = files.filter(({ fileId }) => {
    const upload = uploadOf(world, client, fileId)
    return upload !== null && checkStateOf(world, upload) !== 'Clean'
  })
  return unchecked.length === 0
    ? {}
    : { documents: unchecked.map(({ fileName }) => `Файл ${fileName} не прошёл проверку`) }
}

/** Keeps the files that a statement names as long as the statement itself. */
export function keep(world: World, client: Client, files: readonly FileRef[]): void {
  world.store.change(() => {
    for (const { fileId } of files) {
      const upload = uploadOf(world, client, fileId)
      if (upload) upload.expires = null
    }
  })
}
