import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRefusal } from '#api/refusal.ts'
import { describeCodeFault } from '#domain/code-fault.ts'
import { esiaDialogOf } from '#domain/esia-dialogs.ts'
import { prefixes } from '#domain/fault-prefixes.ts'
import { describe as textOf } from '#domain/fault-texts.ts'
import { Failure, fault, faultOf, isUnanswered, type Fault, type Prefix } from '#domain/faults.ts'

const refused = (known: Partial<Fault> = {}) => fault({ kind: 'refused', status: 500, ...known })
const anyFault = fc.record<Fault>({
  kind: fc.constantFrom('offline', 'timeout', 'refused', 'broken', 'aborted', 'unexpected'),
  status: fc.constantFrom(null, 400, 401, 404, 500),
  code: fc.constantFrom(null, 'TooManyAttempts', 'WrongCode'),
  description: fc.option(fc.string({ minLength: 1 })),
  message: fc.option(fc.string()),
  fields: fc.constant({}),
  prefix: fc.option(fc.constantFrom(...(Object.keys(prefixes) as Prefix[]))),
  retryAfter: fc.constant(null),
  attemptsLeft: fc.constantFrom(null, 0, 2),
})

describe('what is said of a failed call', () => {
  it.each([
    ['the error field', { error: { code: 'C', description: 'Описание' } }],
    ['the body itself', { code: 'C', description: 'Описание' }],
  ])('[8-02] is the server’s %s, and the status', async (_, body) => {
    const known = await readRefusal(JSON.stringify(body))
    expect(textOf(refused(known))).toBe('Описание (500)')
  })

  it.each(['', '<html><body>502</body></html>', '[]', 'null', '"text"', '{"error":"x"}', '{"description":1}'])(
    '[8-02] survives a body that says nothing: %s',
    async (text) => {
      expect(textOf(refused(await readRefusal(text)))).toBe('Что-то пошло не так. Ошибка на стороне сервиса (500)')
    },
  )

  it('[8-03] is that there is no connection, after the prefix of the call', () => {
    expect(textOf(fault({ kind: 'offline' }))).toBe('Нет соединения с интернетом!')
    expect(textOf(fault({ kind: 'offline', prefix: 'balance' }))).toBe(
      'Ошибка получения баланса пенсионной программы. Нет соединения с интернетом!',
    )
  })

  it('[8-04] is the common sentence and the message where there is no description', () => {
    expect(textOf(refused({ message: 'Gateway' }))).toBe('Что-то пошло не так. Gateway (500)')
    expect(textOf(refused({ description: '', message: 'Gateway' }))).toBe('Что-то пошло не так. Gateway (500)')
  })

  it('[8-05] is nothing where the session has lost its token, whatever came with the answer', () => {
    fc.assert(
      fc.property(anyFault, (one) => {
        expect(textOf({ ...one, kind: 'unauthorized', status: 401 })).toBeNull()
      }),
    )
  })

  it('[8-05] is nothing of what came with any other 401', () => {
    fc.assert(
      fc.property(anyFault, (one) => {
        expect(textOf({ ...one, kind: 'refused', status: 401, prefix: null })).toBe('Что-то пошло не так.')
      }),
    )
  })

  it('is nothing where nobody waits any more', () =>
    expect(textOf(fault({ kind: 'aborted', prefix: 'file' }))).toBeNull())

  it('[8-07] needs no code', () => {
    expect(textOf(refused({ code: null, description: 'Описание' }))).toBe('Описание (500)')
    expect(textOf(refused({ code: null, message: 'Internal Server Error' }))).toContain('Internal Server Error')
  })

  it.each([
    [400, 'Что-то пошло не так. Сервис не принял запрос (400)'],
    [429, 'Что-то пошло не так. Слишком много запросов подряд (429)'],
    [503, 'Что-то пошло не так. Сервис временно недоступен (503)'],
    [418, 'Что-то пошло не так. (418)'],
  ])('[8-07] is what the status %i means where nothing else came', (status, words) => {
    expect(textOf(refused({ status }))).toBe(words)
    expect(textOf(refused({ status, description: 'Описание' }))).toBe(`Описание (${status})`)
  })

  it('[8-08] begins with the prefix of its call, once', () => {
    fc.assert(
      fc.property(anyFault, fc.constantFrom(...(Object.keys(prefixes) as Prefix[])), (one, prefix) => {
        const words = textOf({ ...one, description: null, message: null, prefix })
        if (words === null) return
        expect(words.startsWith(`${prefixes[prefix]}. `)).toBe(true)
        expect(words.split(prefixes[prefix])).toHaveLength(2)
      }),
    )
  })

  it.each<[Prefix, string]>([
    ['products', 'Ошибка получения списка пенсионных программ'],
    ['document', 'Ошибка получения документа'],
    ['file', 'Ошибка получения файла'],
    ['properties', 'Ошибка получения параметров'],
    ['documents', 'Ошибка получения документов'],
    ['tags', 'Ошибка получения тегов'],
    ['balance', 'Ошибка получения баланса пенсионной программы'],
    ['transactions', 'Ошибка получения списка транзакций пенсионной программы'],
    ['graph', 'Ошибка получения данных для графика'],
    ['routes', 'Ошибка загрузки маршрутов'],
    ['content', 'Ошибка загрузки контента'],
    ['smsCode', 'Ошибка отправки СМС кода'],
    ['phone', 'Ошибка отправки номера телефона'],
    ['refresh', 'Ошибка обновления токена'],
    ['logout', 'Ошибка выхода с сайта'],
    ['consent', 'Ошибка создания согласия'],
    ['confirmation', 'Ошибка отправки кода подтверждения'],
    ['template', 'Ошибка получения шаблона'],
    ['accountStatement', 'Ошибка формирования отчета выписки'],
    ['contributionsReport', 'Ошибка формирования отчета о совершенных взносах'],
    ['reportStatus', 'Ошибка получения статуса отчета'],
    ['assignees', 'Ошибка получения списка правопреемников'],
    ['portfolios', 'Ошибка получения списка портфелей'],
    ['sharerPortfolios', 'Ошибка получения информации о портфелях'],
  ])('[8-08] of %s begins with «%s», the words of the specification', (prefix, words) => {
    expect(textOf(refused({ prefix, description: 'Описание' }))).toBe(`${words}. Описание (500)`)
  })

  it('is always a sentence or nothing, and never of a stranger’s exception', () => {
    fc.assert(
      fc.property(anyFault, (one) => {
        expect(textOf(one)).not.toBe('')
      }),
    )
    expect(textOf(faultOf(new TypeError('x is undefined')))).toBe('Что-то пошло не так.')
    expect(textOf(faultOf('boom'))).toBe('Что-то пошло не так.')
    expect(faultOf(new Failure({ kind: 'timeout' }))).toEqual(fault({ kind: 'timeout' }))
  })
})

describe('what stands under a code', () => {
  it('[8-10] is the server’s description, else the sentence about the SMS', () => {
    expect(describeCodeFault(refused({ status: 400, code: 'WrongCode', description: 'Неверный код из СМС.' }))).toBe(
      'Неверный код из СМС.',
    )
    expect(describeCodeFault(refused({ status: 400 }))).toBe('Ошибка подтверждения СМС. Попробуйте еще раз.')
    for (const [attemptsLeft, end] of [
      [2, ' Осталось 2\u00A0попытки.'],
      [1, ' Осталась 1\u00A0попытка.'],
      [5, ' Осталось 5\u00A0попыток.'],
      [0, ''],
    ] as const)
      expect(describeCodeFault(refused({ status: 400, description: 'Неверный код из СМС.', attemptsLeft }))).toBe(
        `Неверный код из СМС.${end}`,
      )
    expect(describeCodeFault(refused({ status: 400, description: 'Неверный код', attemptsLeft: 1 }))).toBe(
      'Неверный код. Осталась 1\u00A0попытка.',
    )
    expect(describeCodeFault(fault({ kind: 'broken' }))).toBe('Ошибка подтверждения СМС. Попробуйте еще раз.')
  })

  it('[8-11] ends after too many attempts with how to go on', () => {
    expect(
      describeCodeFault(refused({ code: 'TooManyAttempts', description: 'Превышено количество попыток ввода кода.' })),
    ).toBe('Превышено количество попыток ввода кода. Пожалуйста, отправьте СМС повторно.')
    expect(describeCodeFault(refused({ code: 'TooManyAttempts' }))).toBe(
      'Ошибка подтверждения СМС. Попробуйте еще раз. Пожалуйста, отправьте СМС повторно.',
    )
  })

  it('[8-03] is the connection where that failed', () =>
    expect(describeCodeFault(fault({ kind: 'offline' }))).toBe('Нет соединения с интернетом!'))
})

it('[8-14] the identity provider’s dialog follows the code of the fault', () => {
  expect(
    ['EsiaAccountUntrusted', 'UnknownResponse', 'InternalError', null].map((code) => esiaDialogOf(refused({ code }))),
  ).toEqual(['EsiaAccountUntrusted', 'UnknownResponse', 'Default', 'Default'])
})

it('[4.1-11] a call without an answer is neither refused nor done', () => {
  const kinds = ['offline', 'timeout', 'aborted', 'refused', 'broken', 'unexpected'] as const
  expect(kinds.filter((kind) => isUnanswered(fault({ kind })))).toEqual(['offline', 'timeout', 'aborted'])
})
