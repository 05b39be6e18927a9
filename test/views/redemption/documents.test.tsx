import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, heading, openPage, press } from './portal.tsx'
import { redemptionServices, wholeDraft } from './statement-samples.ts'

const pdf = (name: string) => new File(['%PDF-1.7 text'], name, { type: 'application/pdf' })
const choosers = (place: string) =>
  screen
    .getByRole('region', { name: place })
    .querySelector<HTMLInputElement>('input[type=file][multiple], input[type=file]')

/** Services that take every file, and find it clean. */
function filesOf(services: ReturnType<typeof redemptionServices>) {
  return {
    ...services.answers,
    'files.uploadTemporary': () => ({
      id: 'tmp-1',
      fileName: 'scan.pdf',
      size: 13,
      contentType: 'application/pdf',
      expireTime: '2026-02-18T10:00:00Z',
    }),
    'files.check': () => ({ checkState: 'Clean' }),
    'files.remove': () => undefined,
  }
}

describe('the files of the redemption statement', () => {
  it('[4.7-07] are asked for by the rules, and nothing goes on without those that are demanded', async () => {
    const services = redemptionServices({ ...wholeDraft, documents: [] })
    const page = openPage(filesOf(services))
    await goTo(page, 'Файлы')
    await heading('Файлы')
    expect(await screen.findByRole('region', { name: 'Паспорт, разворот с фото' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^Перевод паспорта/ })).toBeNull()
    expect(screen.queryByRole('region', { name: /^Справка из налоговой/ })).toBeNull()
    await press(page, 'Продолжить')
    expect((await screen.findAllByText('Приложите файл: «Паспорт, разворот с фото»')).length).toBeGreaterThan(0)
    expect(services.saved).toEqual([])
  })

  it('ask for the certificate of the tax office only where it was promised, and say how to do without it', async () => {
    const tax = { ...wholeDraft.tax, deductionUsage: 'NotUsed', certificateProvided: true }
    const services = redemptionServices({ ...wholeDraft, tax })
    const page = openPage(filesOf(services))
    await goTo(page, 'Файлы')
    expect(await screen.findByText(/Нет справки из налоговой\?/)).toBeTruthy()
    await press(page, 'Продолжить')
    expect((await screen.findAllByText('Приложите файл: «Справка из налоговой»')).length).toBeGreaterThan(0)
    expect(services.saved).toEqual([])
    await goTo(page, 'Налоги')
    await page.user.click(await screen.findByRole('checkbox', { name: /Приложу справку/ }))
    await press(page, 'Продолжить')
    await heading('Проверка')
    expect(services.saved.at(-1)?.tax).toMatchObject({ deductionUsage: 'NotUsed', certificateProvided: false })
    await goTo(page, 'Файлы')
    await press(page, 'Продолжить')
    await heading('Проверка')
  })

  it('say with the certificate attached that it is, whatever was ticked', async () => {
    const certificate = { fileName: 'spravka.pdf', size: 9, contentType: 'application/pdf' }
    const services = redemptionServices({
      ...wholeDraft,
      documents: [...(wholeDraft.documents ?? []), { ...certificate, fileId: 'f-3', fileType: 'TaxCertificate' }],
    })
    const page = openPage(filesOf(services))
    await goTo(page, 'Налоги')
    expect(await screen.findByText('Справка из налоговой приложена на шаге «Файлы».')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /Приложу справку/ })).toBeNull()
    await goTo(page, 'Файлы')
    await press(page, 'Продолжить')
    await heading('Проверка')
    expect(services.saved.at(-1)?.tax).toMatchObject({ certificateProvided: true })
  })

  it('[4.7-05] go to the files service as soon as they are chosen, stand in the draft once they are clean, and can be removed', async () => {
    const services = redemptionServices({ ...wholeDraft, documents: wholeDraft.documents?.slice(1) })
    const page = openPage(filesOf(services))
    await goTo(page, 'Файлы')
    await heading('Файлы')
    await screen.findByRole('region', { name: 'Паспорт, разворот с фото' })
    await page.user.upload(choosers('Паспорт, разворот с фото') as HTMLInputElement, pdf('scan.pdf'))
    const place = within(screen.getByRole('region', { name: 'Паспорт, разворот с фото' }))
    expect(await place.findByText('Принят')).toBeTruthy()
    await press(page, 'Удалить: registration.pdf')
    await waitFor(() => expect(screen.queryByText('registration.pdf')).toBeNull())
    await page.user.upload(choosers('Паспорт, страница с регистрацией') as HTMLInputElement, pdf('stamp.pdf'))
    await within(screen.getByRole('region', { name: 'Паспорт, страница с регистрацией' })).findByText('Принят')
    await press(page, 'Продолжить')
    await heading('Проверка')
    expect(services.saved.at(-1)?.documents?.map(({ fileName, fileType }) => [fileName, fileType])).toEqual([
      ['scan.pdf', 'PassportMain'],
      ['stamp.pdf', 'PassportRegistration'],
    ])
  })
})
