import * as limits from '#domain/limits.ts'

/** Hands a file that has been received to the browser, which puts it where this person keeps downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(url), limits.objectUrlLifetime)
}
