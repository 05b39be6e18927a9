import { describe, expect, it } from 'vitest'
import * as hrefs from '#domain/hrefs.ts'
import { joiningNumber, normaliseJoining, profileOfJoining } from '#domain/joining.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'

type Step = NonNullable<KppOnlineRequest['payload']['step_2']>
const step = (personalData: Partial<Step['personalData']> = {}, passportType: 'RF' | 'Foreign' = 'RF'): Step => ({
  personalData: {
    lastName: 'Смирнов',
    firstName: 'Олег',
    middleName: 'Ильич',
    birthDate: '1980-01-02',
    nationality: 51,
    documentCode: 0,
    ...personalData,
  },
  passportContainer: { passportType },
  contactInfo: { phoneNumber: '89990000004', email: null },
})
const request = (step_2: Step | null): KppOnlineRequest => ({
  kppOnlineRequestId: 'kpp/1',
  currentStep: 2,
  payload: { step_1: { holdingName: 'север' }, step_2 },
})
const person = (of: KppOnlineRequest) => normaliseJoining(of).payload.step_2?.personalData

describe('a joining request as it is fetched', () => {
  it('[4.5-03] is of a Russian citizen where the nationality is 0, else as it came', () => {
    expect(person(request(step({ nationality: 0 })))?.nationality).toBe(643)
    expect(person(request(step({ nationality: 51 })))?.nationality).toBe(51)
  })

  it('[4.5-03] has no birth date where it is the empty one', () => {
    expect(person(request(step({ birthDate: '0001-01-01T00:00:00' })))?.birthDate).toBeNull()
    expect(person(request(step({ birthDate: null })))?.birthDate).toBeNull()
    expect(person(request(step()))?.birthDate).toBe('1980-01-02')
  })

  it('[3-18] has the document code of its kind of passport', () => {
    expect(person(request(step({}, 'RF')))?.documentCode).toBe(21)
    expect(person(request(step({}, 'Foreign')))?.documentCode).toBe(10)
  })

  it('stays as it is before its second step, and is not changed in place', () => {
    expect(normaliseJoining(request(null))).toEqual(request(null))
    const given = request(step({ nationality: 0 }))
    normaliseJoining(given)
    expect(given).toEqual(request(step({ nationality: 0 })))
  })
})

it('[4.3-04] [3-18] the profile is filled from the request', () => {
  expect(profileOfJoining(request(step({ middleName: null })))).toEqual({
    firstName: 'Олег',
    middleName: '',
    lastName: 'Смирнов',
    birthDate: '1980-01-02',
    phoneNumber: '89990000004',
    login: '89990000004',
  })
  expect(profileOfJoining(request(null))).toBeNull()
})

it('[2.2-16] the statement has one address, whatever its holding is called', () => {
  expect(hrefs.joiningRequest(request(null))).toBe('/lk/%D1%81%D0%B5%D0%B2%D0%B5%D1%80/joining-statement?id=kpp%2F1')
})

describe('the number of a joining request', () => {
  it.each([
    ['kpp-10', '10'],
    ['000451', '000451'],
    ['7c9e6679-7425-40de-944b-e07fc1f90ae7', null],
    ['kpp-10-a', null],
  ])('of %s is %s', (id, number) => {
    expect(joiningNumber(id)).toBe(number)
  })
})
