import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import { counted } from '#domain/plural.ts'
import { filed } from '#machines/tax-deduction/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Receipt } from '../statements/receipt.tsx'
import { SignedDocument } from '../statements/signed-document.tsx'
import { title } from './use-deduction.ts'

const page = css`${stack(16)}`
const next = [
  'Фонд подготовит справки о взносах за выбранные годы.',
  'Готовые справки появятся на странице «Налоговый вычет».',
  'С ними подайте декларацию 3\u2011НДФЛ; если вы просили передать сведения в налоговую, дождитесь её предложения в кабинете налогоплательщика.',
]

/** The order was filed (4.7-08). */
export function Submitted() {
  const statement = useView('taxDeduction', filed)
  const days = statement?.reviewTermDays ?? null
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Receipt
        number={statement?.registrationNumber ?? null}
        date={statement?.registrationDate ?? null}
        term={
          days === null
            ? 'Обычно несколько рабочих дней'
            : `Документы будут не позже чем через ${counted(days, 'день', 'дня', 'дней')}`
        }
        next={next}
        document={statement?.documentId ? <SignedDocument documentId={statement.documentId} /> : undefined}
      >
        <p>
          <TextLink href={hrefs.taxation}>К налоговому вычету</TextLink>
        </p>
      </Receipt>
    </div>
  )
}
