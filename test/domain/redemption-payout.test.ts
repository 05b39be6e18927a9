import { describe, expect, it } from 'vitest'
import { payoutContracts, payoutOf, taxStatusIn } from '#domain/redemption-payout.ts'

const portfolio = {
  portfolio: 'Balanced',
  userBalance: 0,
  companyBalance: 0,
  companyObligationsUser: 0,
  investmentBalance: 0,
}
const balanceOf = (amounts: Partial<typeof portfolio>) => ({
  date: '2026-02-17',
  total: 0,
  portfolios: [{ ...portfolio, ...amounts }],
})
const asked = (contractId: string, availableAmount: number, amount: number | null = null) => ({
  contractId,
  contractNumber: contractId,
  redemptionType: amount === null ? 'Full' : 'Partial',
  amount,
  availableAmount,
})
const own = { contractId: 'own', balance: balanceOf({ userBalance: 120_000, investmentBalance: 44_210.3 }) }
const mixed = {
  contractId: 'mixed',
  balance: balanceOf({
    userBalance: 60_000,
    companyBalance: 20_000,
    companyObligationsUser: 10_000,
    investmentBalance: 9_000,
  }),
}
const years = [
  { year: 2024, sum: 90_000 },
  { year: 2025, sum: 30_000 },
]

describe('what a redemption statement pays', () => {
  it('is counted from the balance of each contract that is asked', () => {
    expect(payoutContracts({ contracts: [asked('mixed', 99_000, 33_000)] }, [own, mixed], years)).toEqual([
      {
        contractId: 'mixed',
        available: 99_000,
        amount: 33_000,
        // Of 90 000 paid in 30 000 are the employer's: a third of all.
        employer: 33_000,
        contributions: 60_000,
        // 60 000 of 180 000 of one's own: a third of 120 000.
        deductible: 40_000,
        deducted: null,
      },
    ])
  })

  it('knows no more contributions to be deducted than were paid in', () => {
    const [contract] =
      payoutContracts({ contracts: [asked('own', 164_210.3)] }, [own], [{ year: 2025, sum: 400_000 }]) ?? []
    expect(contract?.deductible).toBe(120_000)
  })

  it('is not known while a balance of what is asked is missing', () => {
    const lost = { contractId: 'mixed', balance: null }
    const values = { contracts: [asked('own', 164_210.3), asked('mixed', 99_000)] }
    expect(payoutContracts(values, [own, lost], years)).toBeNull()
    expect(payoutContracts({ contracts: [asked('own', 164_210.3)] }, [own, lost], years)).toHaveLength(1)
  })

  it('depends on answers, and is not counted before they are given', () => {
    expect(taxStatusIn({ tax: { isTaxResident: true } })).toBeNull()
    expect(taxStatusIn({ tax: { deductionUsage: 'Used' } })).toBeNull()
    expect(taxStatusIn({ tax: { isTaxResident: true, deductionUsage: 'Often' } })).toBeNull()
    expect(taxStatusIn({ tax: { isTaxResident: false, deductionUsage: 'Used', certificateProvided: null } })).toEqual({
      isTaxResident: false,
      deductionUsage: 'Used',
      certificateProvided: false,
      paidThisYear: 0,
    })
  })

  it('says what is paid with the certificate and without it', () => {
    const contracts = payoutContracts({ contracts: [asked('own', 164_210.3)] }, [own], years) ?? []
    const status = { isTaxResident: true, deductionUsage: 'NotUsed' as const, paidThisYear: 0 }
    // 164 210.30 × 13 % = 21 347.339; of the income alone 44 210.30 × 13 % = 5 747.339.
    expect(payoutOf(contracts, { ...status, certificateProvided: false })).toMatchObject({
      tax: 21_347,
      net: 142_863.3,
      withIt: 158_463.3,
      without: 142_863.3,
    })
    expect(payoutOf(contracts, { ...status, certificateProvided: true })).toMatchObject({
      tax: 5_747,
      net: 158_463.3,
      without: 142_863.3,
    })
  })
})
