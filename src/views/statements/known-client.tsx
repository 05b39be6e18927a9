import type { ReactNode } from 'react'
import { currentPassport, type Me, type Passport } from '#domain/account.ts'
import { isPersonFailed, me as meIn } from '#machines/client/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { StepOutline } from './step-outline.tsx'

type Known = { me: Me | null; passport: Passport | null }

const waiting = <StepOutline label="Ваши данные загружаются" />

/** Who the client is, once that is known or did not come: a field is never filled in while it is typed into. */
export function KnownPerson({ children }: { children: (me: Me | null) => ReactNode }) {
  const me = useView('client', meIn)
  const isFailed = useView('client', isPersonFailed)
  return me === null && !isFailed ? waiting : children(me)
}

/** The client with the current passport, on the same terms. */
export function KnownClient({ children }: { children: (known: Known) => ReactNode }) {
  const passports = useQuery(rows.account.passport, {})
  return (
    <KnownPerson>
      {(me) =>
        passports.state === 'loading'
          ? waiting
          : children({ me, passport: passports.state === 'shown' ? currentPassport(passports.value) : null })
      }
    </KnownPerson>
  )
}
