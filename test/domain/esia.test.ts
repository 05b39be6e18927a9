import { expect, it } from 'vitest'
import { readEsiaCallback } from '#domain/esia.ts'

it.each([
  ['?result=Authorized', 'AUTHORIZED'],
  ['?result=AUTHORIZED', 'AUTHORIZED'],
  ['?result=authorized', 'AUTHORIZED'],
  ['?result=Failed', 'FAILED'],
  ['?result=fAILED', 'FAILED'],
  ['?result=None', 'None'],
  ['?result=NONE', 'None'],
])('[4.4-06] %s means %s', (search, result) => expect(readEsiaCallback(search).result).toBe(result))

it.each([
  ['', 'None'],
  ['?result=', 'None'],
  ['?other=1', 'None'],
  ['?result=Maybe', 'unknown'],
  ['?result=constructor', 'unknown'],
  ['?result=__proto__', 'unknown'],
])('[4.4-05] «%s» means %s', (search, result) => expect(readEsiaCallback(search).result).toBe(result))

it('[4.4-04] the words of a failure are taken as they are, and not without end', () => {
  expect(
    readEsiaCallback(
      '?result=Failed&error=access_denied&error_description=%D0%9D%D0%B5%D1%82+%D0%B4%D0%BE%D1%81%D1%82%D1%83%D0%BF%D0%B0',
    ),
  ).toEqual({ result: 'FAILED', error: 'access_denied', errorDescription: 'Нет доступа' })
  expect(readEsiaCallback('?result=Failed')).toMatchObject({ error: '', errorDescription: '' })
  const long = readEsiaCallback(`?result=Failed&error=${'e'.repeat(5000)}&error_description=${'d'.repeat(5000)}`)
  expect({ error: long.error.length, errorDescription: long.errorDescription.length }).toEqual({
    error: 300,
    errorDescription: 300,
  })
})
