import * as hrefs from '#domain/hrefs.ts'
import { TextLink } from '#ui/text-link.tsx'
import { MissingPage } from '../account/missing-page.tsx'

/** An address names a statement that this client has not filed. */
export function MissingStatement() {
  return (
    <MissingPage>
      Среди поданных вами такого заявления нет. Все ваши заявления — в разделе{' '}
      <TextLink href={hrefs.services}>Все услуги</TextLink>.
    </MissingPage>
  )
}
