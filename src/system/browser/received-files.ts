/** Files that are read here, by the task that received them: they are gone when nothing holds the task any more. */
const files = new WeakMap<object, File>()

export function keepReceived(task: object | undefined, file: File): void {
  if (task) files.set(task, file)
}

export const receivedBy = (task: object | undefined): File | null => (task && files.get(task)) ?? null
