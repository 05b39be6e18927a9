import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FileState } from '#views/statements/file-line.tsx'
import { FileSlot, type FileSlotProps } from '#views/statements/file-slot.tsx'
import { show } from '#test/ui/kit/page.tsx'

const pdf = new File(['%PDF-'], 'spravka.pdf', { type: 'application/pdf' })
const photo = new File(['jpg'], 'photo.jpg', { type: 'image/jpeg' })
const lineOf = (state: FileState, id = 'a', name = 'spravka.pdf') => ({ id, name, size: 3_145_728, state })

function open(given: Partial<FileSlotProps> = {}) {
  const heard = { onChoose: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onReplace: vi.fn(), onRemove: vi.fn() }
  const slot = (more: Partial<FileSlotProps> = {}) => (
    <FileSlot
      name="documents.TaxCertificate"
      title="Справка из налоговой"
      allowed="PDF до 20 МБ, JPEG до 10 МБ"
      accept=".pdf,.jpg"
      mostCount={3}
      files={[]}
      {...heard}
      {...given}
      {...more}
    />
  )
  const shown = show(slot())
  const change = (more: Partial<FileSlotProps>) => shown.rerender(slot(more))
  const inputs = [...shown.container.querySelectorAll<HTMLInputElement>('input[type="file"]')]
  const [chooser, camera, other] = inputs as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  return { ...heard, ...shown, change, chooser, camera, other }
}
const choose = () => screen.getByRole('button', { name: 'Выбрать файл: Справка из налоговой' })
const button = (name: string) => screen.getByRole('button', { name })
const heading = () => screen.getByRole('heading', { name: /Справка из налоговой/ })
const area = () => choose().parentElement?.parentElement as HTMLElement
const carrying = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } })

describe('a place for files', () => {
  it('says before a choice what may be attached, how large and how many', () => {
    open()
    const [, allowed] = (choose().getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(allowed ?? '')?.textContent?.replace(/\u00A0/g, ' ')).toBe(
      'PDF до 20 МБ, JPEG до 10 МБ · не больше 3 файлов',
    )
  })

  it('opens the chooser of the browser by its button, with the types that may be', async () => {
    const { user, chooser, onChoose } = open()
    const opened = vi.spyOn(chooser, 'click')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(opened).toHaveBeenCalledOnce()
    expect([chooser.accept, chooser.multiple]).toEqual(['.pdf,.jpg', true])
    await user.upload(chooser, [pdf, photo])
    expect(onChoose).toHaveBeenCalledWith([pdf, photo])
    expect(chooser.value).toBe('')
  })

  it('has a camera as another way, never as the only one', async () => {
    const { user, camera, chooser, onChoose } = open()
    expect(chooser.hasAttribute('capture')).toBe(false)
    expect(camera.getAttribute('capture')).toBe('environment')
    await user.upload(camera, photo)
    expect(onChoose).toHaveBeenCalledWith([photo])
  })

  it('takes what is dropped on it, and shows that it would', () => {
    const { onChoose } = open()
    fireEvent.dragEnter(area(), carrying(pdf))
    expect(area().dataset['over']).toBe('true')
    const over = createEvent.dragOver(area(), carrying(pdf))
    fireEvent(area(), over)
    expect(over.defaultPrevented).toBe(true)
    fireEvent.drop(area(), carrying(pdf))
    expect(onChoose).toHaveBeenCalledWith([pdf])
    expect(area().dataset['over']).toBeUndefined()
  })

  it('does not take a text that is dragged over it', () => {
    const { onChoose } = open()
    fireEvent.dragEnter(area(), { dataTransfer: { types: ['text/plain'], files: [] } })
    fireEvent.drop(area(), { dataTransfer: { types: ['text/plain'], files: [] } })
    expect(area().dataset['over']).toBeUndefined()
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('takes what is pasted while the focus is in it, and not otherwise', () => {
    const { onChoose } = open()
    fireEvent.paste(document, { clipboardData: { files: [pdf] } })
    expect(onChoose).not.toHaveBeenCalled()
    choose().focus()
    fireEvent.paste(document, { clipboardData: { files: [pdf] } })
    expect(onChoose).toHaveBeenCalledWith([pdf])
  })

  it('offers no more than it holds, and says what was not taken', () => {
    const files = ['a', 'b', 'c'].map((id) => lineOf({ kind: 'accepted' }, id))
    const { onChoose, chooser } = open({ files, untaken: 'Больше 3 файлов сюда не приложить' })
    expect(screen.getByText('Больше 3 файлов сюда не приложить').closest('[role=alert]')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Выбрать файл|Добавить/ })).toBeNull()
    fireEvent.drop(screen.getByRole('list'), carrying(pdf))
    // Whoever owns the files says that there is no room.
    expect(onChoose).toHaveBeenCalledWith([pdf])
    expect(chooser.multiple).toBe(false)
  })

  it('says what is wrong with it as a whole', () => {
    open({ fault: 'Приложите файл' })
    const [fault] = (choose().getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(fault ?? '')?.textContent).toBe('Приложите файл')
  })

  it('changes nothing for an operator', async () => {
    const { user, onChoose, onRemove, chooser } = open({
      blocked: 'В режиме просмотра файлы не прикладываются',
      files: [lineOf({ kind: 'accepted' })],
    })
    const opened = vi.spyOn(chooser, 'click')
    await user.click(button('Добавить ещё файл: Справка из налоговой'))
    await user.click(button('Удалить: spravka.pdf'))
    fireEvent.drop(screen.getByRole('list'), carrying(pdf))
    expect([opened, onChoose, onRemove].map((one) => one.mock.calls.length)).toEqual([0, 0, 0])
  })
})

describe('a file in its place', () => {
  it('shows how much is sent in bytes and percent, and can be stopped', async () => {
    const { user, onCancel } = open({ files: [lineOf({ kind: 'sending', sent: 1_048_576 })] })
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Отправляется' })
    expect([bar.value, bar.max]).toEqual([1_048_576, 3_145_728])
    expect(screen.getByRole('listitem').textContent?.replace(/\u00A0/g, ' ')).toContain('1 МБ из 3 МБ, 33 %')
    await user.click(button('Отменить: spravka.pdf'))
    expect(onCancel).toHaveBeenCalledWith('a')
    expect(document.activeElement).toBe(heading())
  })

  it('tells politely how it goes on, and not each percent', () => {
    const { change } = open({ files: [lineOf({ kind: 'sending', sent: 1 })] })
    const said = () => within(screen.getByRole('listitem')).getByRole('status').textContent
    expect(said()).toBe('')
    change({ files: [lineOf({ kind: 'sending', sent: 2_000_000 })] })
    expect(said()).toBe('')
    change({ files: [lineOf({ kind: 'scanning' })] })
    expect(said()).toBe('spravka.pdf: проверяем')
    change({ files: [lineOf({ kind: 'accepted' })] })
    expect(said()).toBe('spravka.pdf: принят')
  })

  it('says that it waits for the network, and keeps what was sent', () => {
    open({ files: [lineOf({ kind: 'interrupted', sent: 1_048_576 })] })
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Ждёт связи' }).value).toBe(1_048_576)
    button('Отменить: spravka.pdf')
  })

  it('that was accepted can be replaced by another, and taken away', async () => {
    const { user, other, onReplace, onRemove } = open({ files: [lineOf({ kind: 'accepted' })] })
    const opened = vi.spyOn(other, 'click')
    await user.click(button('Заменить: spravka.pdf'))
    expect(opened).toHaveBeenCalledOnce()
    await user.upload(other, pdf)
    expect(onReplace).toHaveBeenCalledWith('a', pdf)
    await user.click(button('Удалить: spravka.pdf'))
    expect(onRemove).toHaveBeenCalledWith('a')
    expect(document.activeElement).toBe(heading())
  })

  it.each([
    [{ kind: 'refused', reason: 'Файл больше 20 МБ', canRetry: false }, /больше 20 МБ/, false],
    [{ kind: 'refused', reason: 'Фонд не ответил', canRetry: true }, /не ответил/, true],
    [{ kind: 'infected' }, /вирус/, false],
  ] as const)('that was not taken says at once why, and what can be done: %o', async (state, why, canRetry) => {
    const { user, onRetry } = open({ files: [lineOf(state)] })
    expect(within(screen.getByRole('list')).getByRole('alert').textContent).toMatch(why)
    button('Выбрать другой: spravka.pdf')
    button('Удалить: spravka.pdf')
    const again = screen.queryByRole('button', { name: 'Повторить: spravka.pdf' })
    expect(again !== null).toBe(canRetry)
    if (again) await user.click(again)
    expect(onRetry.mock.calls).toEqual(canRetry ? [['a']] : [])
  })

  it('that is being taken away waits for it', async () => {
    const { user, onRemove } = open({ files: [lineOf({ kind: 'removing' })] })
    const remove = button('Удалить: spravka.pdf')
    expect(remove.getAttribute('aria-busy')).toBe('true')
    await user.click(remove)
    expect(onRemove).not.toHaveBeenCalled()
  })
})
