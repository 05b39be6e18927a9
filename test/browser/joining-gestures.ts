import { expect, type Page } from '@playwright/test'

export const olegsRequest = '/lk/sever/joining-statement?id=kpp-1'
/** The heading of a step, or of what comes after them. */
export const stepCard = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const write = (page: Page, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).reduce(
    (before, [name, value]) => before.then(() => page.getByRole('textbox', { name, exact: true }).first().fill(value)),
    Promise.resolve(),
  )
const scan = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(name)]),
})

/** Attaches a file that the fund finds clean. */
export async function attach(page: Page, place: string): Promise<void> {
  const slot = page.getByRole('region', { name: place })
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles(scan(`${place}.jpg`))
  await expect(slot.getByText('Принят', { exact: true })).toBeVisible({ timeout: 30_000 })
}

/** Fills in the second step as Oleg would. */
export async function fillPerson(page: Page): Promise<void> {
  await write(page, { 'Дата рождения': '23.04.1991', СНИЛС: '11223344595', ИНН: '500100732259' })
  await page.getByRole('radio', { name: 'Мужской' }).check()
  await write(page, { Серия: '4611', Номер: '654321', 'Дата выдачи': '30.05.2011', 'Код подразделения': '770001' })
  await page.getByRole('combobox', { name: 'Кем выдан' }).fill('ОВД «Северное» города Москвы')
  await write(page, { 'Электронная почта': 'oleg@example.ru' })
}

/** Fills in the third step but for its files; the one who inherits gets this share. */
export async function fillContributions(page: Page, share: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Адрес регистрации' }).fill('г. Москва, ул. Северная, д. 4, кв. 18')
  await write(page, { 'Сколько процентов зарплаты': '3', 'С какого дня': '01.03.2027' })
  await page.getByRole('radio', { name: 'Сбалансированный' }).check()
  await page.getByRole('button', { name: 'Добавить правопреемника' }).click()
  await expect(page.getByRole('textbox', { name: 'Фамилия, имя, отчество' })).toBeFocused()
  await write(page, { 'Фамилия, имя, отчество': 'Смирнова Ольга Игоревна', 'Дата рождения': '01.01.1985', Доля: share })
  for (const tick of await page.getByRole('group', { name: 'Согласия' }).getByRole('checkbox').all()) await tick.check()
}
