/** Puts a text into the clipboard; a browser that forbids it, or has none, leaves it as it was. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
