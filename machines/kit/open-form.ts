/** The form of a statement that is open: nothing of it is asked, and its draft does not begin, before it has come. */
export function formIn<Form>({ form }: { form: Form | null }): Form {
  if (form === null) throw new Error('a statement is open without its form')
  return form
}
