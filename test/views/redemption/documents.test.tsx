import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers } from '../account-samples.ts'
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

  it('[3-15] are of the kinds and sizes that the fund names, and others are not sent at all', async () => {
    const services = redemptionServices({ ...wholeDraft, documents: [] })
    const sent: unknown[] = []
    const page = openPage({
      ...filesOf(services),
      'statements.metaInformation': () => ({
        ...services.answers['statements.metaInformation'](),
        FileUploadLimits: [{ FileType: 'pdf', Limit: 2048 }],
      }),
      'files.uploadTemporary': (given) => void sent.push(given),
    })
    await goTo(page, 'Файлы')
    const name = 'Паспорт, разворот с фото'
    const place = within(await screen.findByRole('region', { name }))
    expect(place.getByText(/PDF до\s2\sКБ/)).toBeTruthy()
    await page.user.upload(
      choosers(name) as HTMLInputElement,
      new File([`%PDF-1.7 ${'x'.repeat(2100)}`], 'large.pdf', { type: 'application/pdf' }),
    )
    expect(await place.findByText(/^Файл больше 2\sКБ/)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('are taken once each, no more than there is room for, and the others are named', async () => {
    const services = redemptionServices({ ...wholeDraft, documents: [] })
    const page = openPage(filesOf(services))
    await goTo(page, 'Файлы')
    const name = 'Паспорт, разворот с фото'
    const place = within(await screen.findByRole('region', { name }))
    const add = (...files: File[]) => page.user.upload(choosers(name) as HTMLInputElement, files)
    await add(pdf('scan.pdf'))
    await place.findByText('Принят')
    await add(pdf('copy.pdf'))
    expect(await place.findByText('Этот файл уже приложен: scan.pdf')).toBeTruthy()
    expect(place.queryByText('copy.pdf')).toBeNull()
    await page.user.click(place.getByRole('button', { name: 'Удалить: scan.pdf' }))
    await waitFor(() => expect(place.queryByText('scan.pdf')).toBeNull())
    const other = (letter: string) => new File([`%PDF-1.7 ${letter}`], `${letter}.pdf`, { type: 'application/pdf' })
    await add(other('a'), other('b'), other('c'))
    expect(await place.findByText(/^Больше 2\sфайлов сюда не приложить, не взяты: c\.pdf$/)).toBeTruthy()
    expect(place.getAllByRole('listitem')).toHaveLength(2)
  })

  it('of an earlier visit are deleted in the fund too', async () => {
    const services = redemptionServices(wholeDraft)
    const deleted: unknown[] = []
    const page = openPage({ ...filesOf(services), 'files.remove': ({ params }) => void deleted.push(params['id']) })
    await goTo(page, 'Файлы')
    await press(page, 'Удалить: registration.pdf')
    await waitFor(() => expect(screen.queryByText('registration.pdf')).toBeNull())
    expect(deleted).toEqual(['f-2'])
  })

  it('that were on their way at a reload are told of, and hold up the signature until they are sent or taken out', async () => {
    const services = redemptionServices(wholeDraft)
    const page = openPage(filesOf(services))
    const draft = `redemption:${answers['account.authorize']().userId}`
    const lost = { id: 'u-1', draft, fileType: 'PassportMain', fileName: 'second.pdf', size: 9, contentType: '' }
    window.sessionStorage.setItem('unsentFiles', JSON.stringify([lost]))
    await goTo(page, 'Файлы')
    expect(await screen.findByText('Файл не дошёл до фонда. Приложите его ещё раз')).toBeTruthy()
    await press(page, 'Удалить: second.pdf')
    await waitFor(() => expect(screen.queryByText('second.pdf')).toBeNull())
    expect(window.sessionStorage.getItem('unsentFiles')).toBeNull()
  })
})
