import { describe, expect, it } from 'vitest'
import { payloadOfJoining, valuesOfJoining } from '#domain/joining-values.ts'

const passportContainer = { passportType: 'Foreign' as const, number: '123456' }

describe('the sections of a request to join', () => {
  it('[4.5-02] of the third step go to the services once that is reached, and nothing where nothing was chosen', () => {
    const values = { holdingName: 'sever', portfolio: 'Balanced' }
    const thirdOf = (reached: string, of: typeof values | { holdingName: string } = values) =>
      payloadOfJoining(of, reached).step_3
    expect([
      thirdOf('step1'),
      thirdOf('step2'),
      thirdOf('elsewhere'),
      thirdOf('step3', { holdingName: 'sever' }),
    ]).toEqual([null, null, null, null])
    expect(thirdOf('step3')).toMatchObject({ portfolio: 'Balanced' })
    expect(thirdOf('filesCheck')).toMatchObject({ portfolio: 'Balanced' })
  })

  it('are written half-typed as the services write what is empty; the code of the document follows from its kind', () => {
    expect(payloadOfJoining({ holdingName: 'sever' }, 'step1').step_2).toBeNull()
    expect(payloadOfJoining({ holdingName: 'sever', passportContainer }, 'step2').step_2).toEqual({
      personalData: { lastName: '', firstName: '', birthDate: null, nationality: 0, documentCode: 10 },
      passportContainer,
      contactInfo: { phoneNumber: '', email: '' },
    })
  })

  it('are read out of the steps that the services part them by', () => {
    expect(
      valuesOfJoining({
        kppOnlineRequestId: 'kpp-1',
        currentStep: 3,
        payload: { step_1: { holdingName: 'sever' }, step_3: { portfolio: 'Optimal' } },
      }),
    ).toEqual({ companyCode: null, holdingName: 'sever', portfolio: 'Optimal' })
  })
})
