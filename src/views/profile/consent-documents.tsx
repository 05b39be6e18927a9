import { css } from '@emotion/react'
import { AccountList } from '#blocks/document-list/account-list.tsx'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'

const card = css`${stack(16)}`
const tags = ['Consent']

/** What the client has agreed to, as documents. */
export function ConsentDocuments() {
  return (
    <Card as="section" aria-labelledby="consents" css={card}>
      <h2 id="consents">Согласия</h2>
      <AccountList
        tags={tags}
        order="CreatedDateDesc"
        pageSize={5}
        otherwise={<p>Подписанных согласий в кабинете нет. Если вы подписывали их на бумаге, они хранятся в фонде.</p>}
      />
    </Card>
  )
}
