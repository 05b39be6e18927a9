import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RedemptionQuestion } from '#domain/inquiry.ts'
import { Failure } from '#domain/faults.ts'
import { openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

const result = { id: 'q-1', registrationNumber: 'О-2026-000017', createdDate: '2026-11-25T10:00:00Z' }

/** A service that takes questions; the first is lost where it says so. */
function questions(isLost = false) {
  const asked: RedemptionQuestion[] = []
  return {
    asked,
    answers: {
      'support.redemptionQuestion': (({ body }: { body: RedemptionQuestion }) => {
        asked.push(body)
        if (isLost && asked.length === 1) throw new Failure({ kind: 'offline' })
        return result
      }) as never,
    },
  }
}
const ask = async (page: ReturnType<typeof openPage>, text: string) => {
  await press(page, 'Задать вопрос фонду')
  await page.user.type(await screen.findByLabelText(/^Сообщение/), text)
  await press(page, 'Отправить')
}

it('a question is asked from the step where the client is, with the statement that it is about', async () => {
  const { asked, answers } = questions()
  const page = openPage({ ...redemptionServices(wholeDraft).answers, ...answers })
  await screen.findByRole('heading', { level: 2, name: 'Договоры и сумма' })
  await ask(page, 'Когда придут деньги?')
  expect(await screen.findByText('О-2026-000017')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /^Даю/ })).toBeNull()
  expect(asked).toEqual([
    { statementId: 'rs-1', step: 'AccountManagement', question: 'Когда придут деньги?', email: null },
  ])
})

it('a question that was lost on the way is still there, and so is the statement', async () => {
  const { asked, answers } = questions(true)
  const page = openPage({ ...redemptionServices(wholeDraft).answers, ...answers })
  await screen.findByRole('heading', { level: 2, name: 'Договоры и сумма' })
  await ask(page, 'Какой счёт указать?')
  expect(await screen.findByText('Ответ от фонда не пришёл')).toBeTruthy()
  await press(page, 'Закрыть')
  await press(page, 'Задать вопрос фонду')
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Сообщение/)).value).toBe('Какой счёт указать?')
  await press(page, 'Отправить')
  expect(await screen.findByText('О-2026-000017')).toBeTruthy()
  expect(asked).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 2, name: 'Договоры и сумма' })).toBeTruthy()
})
