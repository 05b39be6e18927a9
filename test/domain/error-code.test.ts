import { expect, it } from 'vitest'
import { errorCode } from '#domain/error-code.ts'

it('the same exception has the same short code, and another one another', () => {
  const broken = errorCode(new TypeError('x is not a function'))
  expect(broken).toMatch(/^[0-9A-Z]{6}$/)
  expect(errorCode(new TypeError('x is not a function'))).toBe(broken)
  expect(errorCode(new Error('x is not a function'))).not.toBe(broken)
  expect(errorCode(new TypeError('y is not a function'))).not.toBe(broken)
})

it.each([undefined, null, '', 'текст', 42])('whatever is thrown has one: %s', (thrown) =>
  expect(errorCode(thrown)).toMatch(/^[0-9A-Z]{6}$/),
)
