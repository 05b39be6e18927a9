import { aboutKind, fileKinds, kindOfFile, type FileKind } from './file-kinds.ts'
import { formatSize } from './file-size.ts'
import type { MetaInformation } from './meta-information.ts'
import { once } from './once.ts'

type Limits = MetaInformation['FileUploadLimits']

/** A file that was chosen, before it is sent: its first few hundred bytes. */
type ChosenFile = { size: number; head: Uint8Array }
/** Whether a file may be sent, or why it may not, as a sentence that names what may (5-06). */
type FileJudgement = { kind: 'fits' } | { kind: 'tooBig' | 'unfit'; flaw: string }

const limitUnder = (limits: Limits, names: readonly string[]) =>
  limits.find(({ FileType }) => names.includes(FileType.toLowerCase().replace(/^\./, '')))?.Limit ?? null

/** The greatest size of a file, in bytes: by the kind of the document first, then by the extension (3-15); null where neither is listed. */
export const fileLimit = (limits: Limits, documentType: string, kind: FileKind): number | null =>
  limitUnder(limits, [documentType.toLowerCase()]) ?? limitUnder(limits, aboutKind(kind).extensions)

/** The most bytes that a document may have, by the kind of its file; a kind that is not here may not be sent. */
export type FileLimits = Readonly<Partial<Record<FileKind, number>>>

/** What may be sent as a document of this kind. */
export const fileLimits = (limits: Limits, documentType: string): FileLimits =>
  Object.fromEntries(
    fileKinds
      .map((kind) => [kind, fileLimit(limits, documentType, kind)] as const)
      .filter(([, limit]) => limit !== null),
  )

const or = once(() => new Intl.ListFormat('ru', { type: 'disjunction' }))

/** `PDF до 20 МБ, JPEG, PNG или HEIC до 10 МБ`: the files that may be attached; empty where none may. */
export function allowedFiles(limits: FileLimits): string {
  const bySize = new Map<number, string[]>()
  for (const kind of fileKinds) {
    const limit = limits[kind]
    if (limit !== undefined) bySize.set(limit, [...(bySize.get(limit) ?? []), aboutKind(kind).name])
  }
  return [...bySize].map(([limit, names]) => `${or().format(names)} до\u00A0${formatSize(limit)}`).join(', ')
}

/** Judges a file before anything of it is sent (4.7-05): by what is in it, since a name can say anything, and by its size. */
export function judgeFile({ size, head }: ChosenFile, limits: FileLimits): FileJudgement {
  if (size === 0) return { kind: 'unfit', flaw: 'Файл пустой. Выберите другой' }
  const kind = kindOfFile(head)
  const limit = kind && limits[kind]
  if (!limit) {
    const allowed = allowedFiles(limits)
    const flaw = allowed ? `Такой файл не подойдёт. Выберите ${allowed}` : 'Сюда сейчас нельзя приложить файл'
    return { kind: 'unfit', flaw }
  }
  if (size > limit)
    return { kind: 'tooBig', flaw: `Файл больше ${formatSize(limit)}. Уменьшите его или выберите другой` }
  return { kind: 'fits' }
}

/** What is known of a file that is attached: the digest of its bytes only while they are here. */
type AttachedFile = { name: string; size: number; digest?: string | undefined }

/** Whether two files hold the same: by the digests where both are known, else by size and name. */
const isSameFile = (one: AttachedFile, other: AttachedFile): boolean =>
  one.size === other.size &&
  (one.digest !== undefined && other.digest !== undefined ? one.digest === other.digest : one.name === other.name)

/** What is said of a file that is attached already, under this or another name; null where it is not. */
export function alreadyAttached(file: AttachedFile, others: readonly AttachedFile[]): string | null {
  const same = others.find((other) => isSameFile(file, other))
  return same ? `Этот файл уже приложен: ${same.name}` : null
}
