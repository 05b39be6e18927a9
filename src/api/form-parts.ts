/** A body as the parts of a form: files as they are, everything else as JSON. */
export function formParts(body: unknown): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(body ?? {}))
    form.append(name, part instanceof Blob ? part : new Blob([JSON.stringify(part)], { type: 'application/json' }))
  return form
}
