import { css } from '@emotion/react'
import { AccountRow } from '#blocks/document-list/account-row.tsx'
import { MissingPart } from '#blocks/parts/missing-part.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import * as hrefs from '#domain/hrefs.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'

const outline = css`&& { height: 4.25rem; }`

/** What was signed, as it is kept in the account: read here, or received as a file. */
export function SignedDocument({ documentId }: { documentId: string }) {
  const query = useQuery(rows.documents.document, { params: { id: documentId } })
  return (
    <Queried
      query={query}
      loading={
        <Loading label="Подписанный документ загружается">
          <Skeleton css={outline} />
        </Loading>
      }
      failed={(failure) =>
        failure.fault.status === 404 ? (
          <p>
            <TextLink href={hrefs.documents}>Документ скоро появится среди ваших документов</TextLink>
          </p>
        ) : (
          <MissingPart title="Подписанный документ не загрузился" failure={failure} />
        )
      }
    >
      {(document) => (
        <ul role="list">
          <AccountRow document={document} />
        </ul>
      )}
    </Queried>
  )
}
