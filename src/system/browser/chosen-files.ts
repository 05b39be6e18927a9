/** Files that were chosen to be sent, by the id of their upload: a chart remembers only what JSON can say, and a reload forgets them. */
export function createChosenFiles() {
  const files = new Map<string, File>()
  return {
    hold: (id: string, file: File): void => void files.set(id, file),
    find: (id: string): File | null => files.get(id) ?? null,
    release: (id: string): void => void files.delete(id),
  }
}
export type ChosenFiles = ReturnType<typeof createChosenFiles>

/** Those of this page: whoever chooses a file and whoever sends it meet here. */
export const chosenFiles = createChosenFiles()
