import type { Page } from '@playwright/test'

/** The form of the support on the page, and what a visitor does with it. */
export const letterTo = (page: Page) => {
  const field = (name: string) => page.getByRole('textbox', { name })
  return {
    field,
    send: page.getByRole('button', { name: 'Отправить', exact: true }),
    consent: page.getByRole('checkbox', { name: /согласие на обработку персональных данных/ }),
    number: page.getByText(/^ОБР-\d{4}-\d{6}$/),
    again: page.getByRole('button', { name: 'Отправить ещё одно обращение' }),
    /** All that the form must have, but for the consent. */
    fill: async (question: string) => {
      await field('Имя').fill('Примерова Анна')
      await field('Электронная почта').fill('anna@example.ru')
      await page.getByRole('combobox', { name: 'Тема' }).selectOption({ index: 1 })
      await field('Сообщение').fill(question)
    },
  }
}
