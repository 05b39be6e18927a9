/** The kinds of files that are told by what is in them. */
const kinds = {
  pdf: { name: 'PDF', contentType: 'application/pdf', extensions: ['pdf'] },
  jpg: { name: 'JPEG', contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { name: 'PNG', contentType: 'image/png', extensions: ['png'] },
  heic: { name: 'HEIC', contentType: 'image/heic', extensions: ['heic', 'heif'] },
} as const
/** So many first bytes tell the kind of a file. */
export const headLength = 512
export type FileKind = keyof typeof kinds
export const fileKinds = Object.keys(kinds) as FileKind[]

/** How a kind is called, what it is sent as, and the extensions under which a limit may stand. */
export const aboutKind = (kind: FileKind): { name: string; contentType: string; extensions: readonly string[] } =>
  kinds[kind]

const isAt = (bytes: Uint8Array, at: number, text: string) =>
  bytes.length >= at + text.length && [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
const brandLength = 4
/** The brands of the first box of a HEIC stand after its length, its name and a version; other pictures have such a box too. */
function isHeic(bytes: Uint8Array): boolean {
  if (!isAt(bytes, 4, 'ftyp')) return false
  const end = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0))
  for (let at = 8; at + brandLength <= end; at += brandLength)
    if (heicBrands.some((brand) => isAt(bytes, at, brand))) return true
  return false
}

/** What kind of file begins with these bytes, whatever its name says; null where it is none that is known. */
export function kindOfFile(bytes: Uint8Array): FileKind | null {
  if (isAt(bytes, 0, '%PDF-')) return 'pdf'
  if (isAt(bytes, 0, '\u00FF\u00D8\u00FF')) return 'jpg'
  if (isAt(bytes, 0, '\u0089PNG\r\n\u001A\n')) return 'png'
  return isHeic(bytes) ? 'heic' : null
}
