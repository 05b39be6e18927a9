import { css } from '@emotion/react'
import type { FiledStatement } from '#domain/filed-statement.ts'
import { answerTerm } from '#domain/review-term.ts'
import { useStepsLeft } from '#system/react/use-step-history.ts'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Receipt } from './receipt.tsx'
import { SignedDocument } from './signed-document.tsx'

const page = css`${stack(16)}`

type FiledReceiptProps = {
  title: string
  /** Null where the answer to the signature did not come, and the fund has it all the same. */
  filed: FiledStatement | null
  /** What is said of the term where the fund has not named it. */
  unnamedTerm: string
  next: readonly string[]
  /** Where one can go from here. */
  onward: { href: string; text: string }
}

/** A statement was filed: its receipt, with the term counted in days where the fund named it. */
export function FiledReceipt({ title, filed, unnamedTerm, next, onward }: FiledReceiptProps) {
  useStepsLeft()
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Receipt
        number={filed?.registrationNumber ?? null}
        date={filed?.registrationDate ?? null}
        term={(filed && answerTerm(filed)) ?? unnamedTerm}
        next={next}
        document={filed?.documentId ? <SignedDocument documentId={filed.documentId} /> : undefined}
      >
        <p data-print="no">
          <TextLink href={onward.href}>{onward.text}</TextLink>
        </p>
      </Receipt>
    </div>
  )
}
