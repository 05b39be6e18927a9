import type { Me } from '#domain/account.ts'
import { longDate } from '#domain/dates.ts'
import { payout } from '#domain/pds-rules.ts'
import { groundsOf, pensionAge, type Ground } from '#domain/pension-grounds.ts'
import { basisTexts, yearsText } from '#domain/pension-texts.ts'
import type { Places } from '#domain/typed-sections.ts'
import { KnownClient } from '../../statements/known-client.tsx'
import { StatementStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'
import { useOffered } from '../use-programme.ts'

const places: Places = { basis: 'text' }
const byAge = `Женщинам с\u00A0${payout.age.female}, мужчинам с\u00A0${payout.age.male}\u00A0лет: фонд проверит`
const nobody = { gender: null, birthDate: null }

/** What has to be so, or shown, for a ground. */
function hintOf({ basis }: Ground, me: Me | null): string {
  switch (basis) {
    case 'RetirementAge': {
      const age = me && pensionAge(me)
      return age ? `Вам уже есть ${yearsText(age)}` : byAge
    }
    case 'ContractTerm':
      return 'Срок, названный в договоре, закончился'
    case 'EarlyPension':
      return 'Понадобится справка о досрочной государственной пенсии'
    case 'Disability':
      return 'Понадобится справка об инвалидности'
  }
}

/** By what the pension is asked for: what has come, or is proved by a paper; of the others the day is told. */
export function Basis() {
  const { values, today } = useStatement()
  const programmes = useOffered()
  const chosen = programmes.find(({ agreementId }) => agreementId === values['agreementId']) ?? programmes[0]
  return (
    <KnownClient>
      {({ me }) => {
        const grounds = chosen ? groundsOf(me ?? nobody, chosen, today) : []
        const open = grounds.filter(({ when }) => when === 'now' || when === 'proved')
        const later = grounds.filter((ground) => ground.when === 'later')
        return (
          <StatementStep
            step="basis"
            places={places}
            groups={[
              {
                fields: [
                  {
                    name: 'basis',
                    label: 'Почему назначить пенсию можно сейчас',
                    as: 'choice',
                    options: open.map((ground) => ({
                      value: ground.basis,
                      label: basisTexts[ground.basis],
                      hint: hintOf(ground, me),
                    })),
                  },
                ],
              },
            ]}
            ownFaults={({ basis }) =>
              later.some((ground) => ground.basis === basis) ? { basis: 'Это основание ещё не наступило' } : {}
            }
          >
            {later.map(({ basis, from }) => (
              <p key={basis}>
                {basisTexts[basis]}: с {longDate(from)}.
              </p>
            ))}
          </StatementStep>
        )
      }}
    </KnownClient>
  )
}
