import { MissingPage } from '../account/missing-page.tsx'

/** An address of a programme, or of a page of it, that is not the client's (2.2-19). */
export function MissingProgramme() {
  return (
    <MissingPage>
      Такой страницы нет среди ваших программ. Возможно, ссылка устарела или ведёт на чужой договор.
    </MissingPage>
  )
}
