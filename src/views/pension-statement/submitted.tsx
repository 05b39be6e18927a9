import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import { counted } from '#domain/plural.ts'
import { filed } from '#machines/pension-statement/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Receipt } from '../statements/receipt.tsx'
import { SignedDocument } from '../statements/signed-document.tsx'
import { title } from './use-pension.ts'

const page = css`${stack(16)}`
const next = [
  'Фонд проверит основание и документы.',
  'Если чего-то не хватит, фонд позвонит или напишет вам.',
  'Фонд назначит пенсию и переведёт первую выплату на ваш счёт.',
]

/** The application was filed (2.2-12). */
export function Submitted() {
  const statement = useView('pensionStatement', filed)
  const days = statement?.reviewTermDays ?? null
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Receipt
        number={statement?.registrationNumber ?? null}
        date={statement?.registrationDate ?? null}
        term={
          days === null
            ? 'Назван в пенсионных правилах'
            : `Ответим не позже чем через ${counted(days, 'день', 'дня', 'дней')}`
        }
        next={next}
        document={statement?.documentId ? <SignedDocument documentId={statement.documentId} /> : undefined}
      >
        <p>
          <TextLink href={hrefs.services}>К услугам</TextLink>
        </p>
      </Receipt>
    </div>
  )
}
