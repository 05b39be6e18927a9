import { emptyDate } from '#domain/dates.ts'
import type { Client } from '../state.ts'
import { client, passportRf } from './build.ts'
import { daysFrom } from './days.ts'
import { home, passportOf } from './person.ts'

type Joining = NonNullable<Client['joining']>
type Person = { lastName: string; firstName: string; middleName: string; phoneNumber: string }
const noDate = `${emptyDate}T00:00:00`

/** A request to join, by default the programme of the holding «Север», as the services keep it while the form is being filled. */
export const newRequest = (id: string, today: string, person: Person, own: Partial<Joining>): Joining => ({
  kppOnlineRequestId: id,
  currentStep: 2,
  companyCode: 'SEVER',
  state: 'draft',
  emailConfirmed: false,
  expireDate: daysFrom(today, 42),
  filesCheck: null,
  ...own,
  payload: {
    step_1: { holdingName: 'sever' },
    step_2: {
      personalData: {
        lastName: person.lastName,
        firstName: person.firstName,
        middleName: person.middleName,
        birthDate: noDate,
        nationality: 0,
        documentCode: 21,
      },
      passportContainer: { passportType: 'RF' },
      contactInfo: { phoneNumber: person.phoneNumber, email: '' },
    },
    step_3: null,
    ...own.payload,
  },
})

const step3 = (spouse: string, fileIds: string[]) => ({
  addresses: { registration: home, sameAsRegistration: true, residence: null },
  contribution: { mode: 'Percent', value: 3, startDate: '2026-03-01', employeeNumber: '004512' },
  portfolio: 'Balanced',
  assignees: [{ fullName: spouse, birthDate: '1985-01-01', relation: 'Супруга', share: 100 }],
  documents: fileIds.map((fileId, index) => ({
    fileId,
    fileName: index === 0 ? 'passport.jpg' : 'registration.jpg',
    fileType: index === 0 ? 'PassportMain' : 'PassportRegistration',
    size: 900000,
    contentType: 'image/jpeg',
  })),
  consents: { rules: true, salaryDeduction: true, accuracy: true },
})

const filled = (
  { gender, ...person }: Person & { gender: 'Female' | 'Male' },
  birthDate: string,
  email: string,
  spouse: string,
  fileIds: string[],
): Joining['payload'] => ({
  step_1: { holdingName: 'sever' },
  step_2: {
    personalData: {
      lastName: person.lastName,
      firstName: person.firstName,
      middleName: person.middleName,
      birthDate,
      nationality: 643,
      documentCode: 21,
      gender,
      snils: '112-233-445 95',
      inn: '500100732259',
    },
    passportContainer: passportOf(passportRf),
    contactInfo: { phoneNumber: person.phoneNumber, email },
  },
  step_3: step3(spouse, fileIds),
})

const oleg = {
  lastName: 'Смирнов',
  firstName: 'Олег',
  middleName: 'Юрьевич',
  phoneNumber: '89990000004',
  gender: 'Male',
} as const
const inna = {
  lastName: 'Жданова',
  firstName: 'Инна',
  middleName: 'Петровна',
  phoneNumber: '89990000008',
  gender: 'Female',
} as const
const mark = {
  lastName: 'Лебедев',
  firstName: 'Марк',
  middleName: 'Денисович',
  phoneNumber: '89990000009',
  gender: 'Male',
} as const
const semyon = {
  lastName: 'Громов',
  firstName: 'Семён',
  middleName: 'Ильич',
  phoneNumber: '89990000010',
  gender: 'Male',
} as const
const nameOf = (of: Person) => [of.lastName, of.firstName, of.middleName] as const

/** People who join online, P4, P8 and P10, and P9, whom only the state portal knows. */
export const joiningClients = (today: string): Client[] => [
  client({
    number: 4,
    name: nameOf(oleg),
    birthDate: '1991-04-23',
    gender: 'Male',
    userType: 'OnlineClientProfile',
    passports: [],
    situation: 'Вступает онлайн: заявление kpp-1 на шаге 2, холдинг sever',
    joining: newRequest('kpp-1', today, oleg, {}),
  }),
  client({
    number: 8,
    name: nameOf(inna),
    birthDate: '1988-09-14',
    gender: 'Female',
    userType: 'OnlineClientProfile',
    me: { email: 'inna@example.ru' },
    situation: 'Вступает онлайн: файлы проверены, один не принят',
    joining: newRequest('kpp-8', today, inna, {
      currentStep: 'FilesCheck',
      state: 'filesCheck',
      emailConfirmed: true,
      payload: filled(inna, '1988-09-14', 'inna@example.ru', 'Жданов Олег Ильич', ['tmp-71', 'tmp-72']),
      filesCheck: {
        state: 'Rejected',
        startedDate: `${daysFrom(today, -1)}T10:00:00Z`,
        files: [
          { fileId: 'tmp-71', fileType: 'PassportMain', state: 'Rejected', reason: 'Фото нечёткое, не читается номер' },
          { fileId: 'tmp-72', fileType: 'PassportRegistration', state: 'Accepted', reason: null },
        ],
      },
    }),
  }),
  client({
    number: 9,
    name: nameOf(mark),
    birthDate: '1995-02-28',
    gender: 'Male',
    isRegistered: false,
    scopes: [],
    passports: [],
    situation: 'Не зарегистрирован: вход по телефону невозможен, номер привязывается через Госуслуги',
    joining: newRequest('kpp-9', today, mark, {}),
  }),
  client({
    number: 10,
    name: nameOf(semyon),
    birthDate: '1983-10-10',
    gender: 'Male',
    userType: 'OnlineClientProfile',
    me: { email: 'semyon@example.ru', emailConfirmed: true },
    situation: 'Вступает онлайн: шаг 4, боковое меню целиком',
    joining: newRequest('kpp-10', today, semyon, {
      currentStep: 4,
      state: 'signed',
      emailConfirmed: true,
      payload: filled(semyon, '1983-10-10', 'semyon@example.ru', 'Громова Алла Павловна', ['tmp-101', 'tmp-102']),
    }),
  }),
]
