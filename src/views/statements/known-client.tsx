import type { ReactNode } from 'react'
import { currentPassport, type Me, type Passport } from '#domain/account.ts'
import { isPersonFailed, me as meIn } from '#machines/client/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type Known = { me: Me | null; passport: Passport | null }

/** What the fund knows of the client, once that is known or did not come: a field is never filled in while it is typed into. */
export function KnownClient({ children }: { children: (known: Known) => ReactNode }) {
  const me = useView('client', meIn)
  const isFailed = useView('client', isPersonFailed)
  const passports = useQuery(rows.account.passport, {})
  if ((me === null && !isFailed) || passports.state === 'loading')
    return (
      <Loading label="Ваши данные загружаются">
        <Skeleton count={4} />
      </Loading>
    )
  return children({ me, passport: passports.state === 'shown' ? currentPassport(passports.value) : null })
}
