import { expect, it } from 'vitest'
import { counted, plural } from '#domain/plural.ts'

const seconds = (count: number) => plural(count, 'секунда', 'секунды', 'секунд')

it.each([
  [0, 'секунд'],
  [1, 'секунда'],
  [2, 'секунды'],
  [4, 'секунды'],
  [5, 'секунд'],
  [11, 'секунд'],
  [12, 'секунд'],
  [14, 'секунд'],
  [21, 'секунда'],
  [22, 'секунды'],
  [25, 'секунд'],
  [101, 'секунда'],
  [111, 'секунд'],
  [112, 'секунд'],
])('%s goes with «%s»', (count, form) => expect(seconds(count)).toBe(form))

it('a number never parts from its noun', () => expect(counted(3, 'поле', 'поля', 'полей')).toBe('3\u00A0поля'))
