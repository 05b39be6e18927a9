import { fullName } from '#domain/account.ts'
import { longDate } from '#domain/dates.ts'
import { profileOfJoining } from '#domain/joining.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { showPhone } from '#domain/phone-format.ts'
import { countryName } from '#machines/session/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'

const notYet = 'ещё не указано'
const passports = { RF: 'Паспорт гражданина РФ', Foreign: 'Паспорт иностранного гражданина' } as const

/** The answers that the services keep of the request. */
export function SavedData({ request }: { request: KppOnlineRequest }) {
  const { step_2: person, step_3: contributions } = request.payload
  const profile = profileOfJoining(request)
  const citizenship = useView('session', countryName(person?.personalData.nationality ?? 0))
  if (!person || !profile) return <p>Пока только выбранная программа.</p>
  const { email } = person.contactInfo
  return (
    <DefinitionList
      items={[
        { term: 'Фамилия, имя, отчество', value: fullName(profile) || notYet },
        { term: 'Дата рождения', value: longDate(profile.birthDate) || notYet },
        { term: 'Гражданство', value: citizenship ?? '—' },
        { term: 'Документ', value: passports[person.passportContainer.passportType] },
        { term: 'Телефон', value: showPhone(profile.phoneNumber) },
        {
          term: 'Почта',
          value: email ? `${email}${request.emailConfirmed ? ', подтверждена' : ', не подтверждена'}` : notYet,
        },
        { term: 'Взносы и документы', value: contributions ? 'сохранены' : 'ещё не заполнены' },
      ]}
    />
  )
}
