import type { UnknownRule } from '#domain/judging/judged.ts'

const told = new Set<string>()

function tell({ path, part, what }: UnknownRule): void {
  const text = `[form rules] ${path}: an unknown ${part}, ${what}`
  if (told.has(text)) return
  told.add(text)
  // eslint-disable-next-line no-console -- for whoever develops: a client has nothing to do with it
  console.warn(text)
}

/** Tells once of each part of a rule that asks nothing, since the portal does not know it; in a development build alone. */
export const tellUnknownRule = import.meta.env.DEV ? tell : undefined
