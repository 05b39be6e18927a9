import { describe, expect, it } from 'vitest'
import {
  assigneesOf,
  blankAssignee,
  faultsOfAssignees,
  typedAssignees,
  type TypedAssignee,
} from '#domain/joining-assignees.ts'

const today = '2026-11-25'
const heir = (share: string, own: Partial<TypedAssignee> = {}): TypedAssignee => ({
  fullName: 'Смирнова Ольга',
  birthDate: '01.01.1985',
  relation: '',
  share,
  ...own,
})
const faultsOf = (...typed: TypedAssignee[]) => faultsOfAssignees(typed, today)

describe('those who inherit by a request to join', () => {
  it('have shares that make a whole: three times 33,33 lack a hundredth, and what is missing is said', () => {
    expect(faultsOf(heir('33,33'), heir('33,33'), heir('33,34'))).toEqual({})
    expect(faultsOf(heir('0,1'), heir('0,2'), heir('99,7'))).toEqual({})
    expect(faultsOf(heir('33,33'), heir('33,33'), heir('33,33'))).toEqual({
      'assignees.2.share': 'Вместе доли должны составить 100\u00A0%: не хватает 0,01\u00A0%',
    })
    expect(faultsOf(heir('60'), heir('50,5'))).toEqual({
      'assignees.1.share': 'Вместе доли должны составить 100\u00A0%: лишние 10,50\u00A0%',
    })
  })

  it('are nobody, or each with a name, a day that was, and a share', () => {
    expect(faultsOf()).toEqual({})
    expect(faultsOf(blankAssignee)).toEqual({
      'assignees.0.fullName': 'Заполните это поле',
      'assignees.0.birthDate': 'Заполните это поле',
      'assignees.0.share': 'Заполните это поле',
    })
    expect(faultsOf(heir('100', { birthDate: '26.11.2026' }))).toEqual({
      'assignees.0.birthDate': 'Дата рождения не может быть в будущем',
    })
    expect(faultsOf(heir('100', { birthDate: '31.02.1985' }))).toHaveProperty(['assignees.0.birthDate'])
    for (const share of ['0', '100,01', '−5', '1,234'])
      expect(faultsOf(heir(share)), share).toEqual({ 'assignees.0.share': 'Доля больше 0 и не больше 100\u00A0%' })
  })

  it('are said as the services have them, and shown again as they were typed', () => {
    const assignees = assigneesOf([
      heir('33,33', { fullName: ' Смирнова-Ёлкина Ольга ', relation: 'Дочь' }),
      blankAssignee,
    ])
    expect(assignees).toEqual([
      { fullName: 'Смирнова-Ёлкина Ольга', birthDate: '1985-01-01', relation: 'Дочь', share: 33.33 },
      { fullName: null, birthDate: null, relation: null, share: null },
    ])
    expect(typedAssignees({ assignees })).toEqual([
      heir('33,33', { fullName: 'Смирнова-Ёлкина Ольга', relation: 'Дочь' }),
      blankAssignee,
    ])
    expect([typedAssignees({}), typedAssignees({ assignees: 'spoilt' })]).toEqual([[], []])
  })
})
