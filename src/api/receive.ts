/** How much of a file is here; the whole is null where the service does not say it. */
export type Progress = { loaded: number; total: number | null }

/** What the service calls the file; an empty string where it gives no name. */
function nameIn(disposition: string | null): string {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition ?? '') ?? []
  const [, plain] = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? '') ?? []
  try {
    return encoded === undefined ? (plain ?? '') : decodeURIComponent(encoded)
  } catch {
    return plain ?? ''
  }
}

/** A compressed file is counted as it is unpacked, so that its length on the wire says nothing. */
function lengthIn(headers: Headers): number | null {
  const length = Number(headers.get('content-length'))
  return headers.has('content-encoding') || !(length > 0) ? null : length
}

/** Reads a file piece by piece and tells how far it has come; null where there is nothing in it. */
export async function receive(
  { headers, body }: Pick<Response, 'headers' | 'body'>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<File | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const total = lengthIn(headers)
  let loaded = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    pieces.push(part.value)
    loaded += part.value.length
    onProgress({ loaded, total })
  }
  return loaded === 0
    ? null
    : new File(pieces, nameIn(headers.get('content-disposition')), { type: headers.get('content-type') ?? '' })
}
