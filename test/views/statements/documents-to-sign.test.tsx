import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DocumentsToSign, type DocumentToSign } from '#views/statements/documents-to-sign.tsx'
import { show } from '#test/ui/kit/page.tsx'

const statement = { id: '1', title: 'Заявление', facts: 'PDF, 240 КБ', isOpened: true }
const consent = { id: '2', title: 'Согласие', isOpened: false }
const form = { id: '3', title: 'Анкета', isOpened: false }

function open(documents: readonly DocumentToSign[], blocked?: string) {
  const heard = { onOpen: vi.fn(), onKeep: vi.fn(), onAcknowledge: vi.fn(), onSign: vi.fn() }
  return { ...heard, ...show(<DocumentsToSign documents={documents} blocked={blocked} {...heard} />) }
}
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const sign = () => screen.getByRole('button', { name: 'Подписать кодом из СМС' })
const status = () => screen.getByRole('status').textContent?.replace(/\u00A0/g, ' ')

describe('the documents to be signed', () => {
  it('say which were opened; each can be opened and kept', async () => {
    const { user, onOpen, onKeep } = open([statement, consent])
    expect(items()[0]).toContain('Открыт')
    expect(items()[1]).toContain('Не открыт')
    await user.click(screen.getByRole('button', { name: 'Открыть: Согласие' }))
    await user.click(screen.getByRole('button', { name: 'Скачать: Заявление' }))
    expect([onOpen.mock.calls, onKeep.mock.calls]).toEqual([[['2']], [['1']]])
  })

  it.each([
    [[statement, consent], 'Чтобы подписать, откройте документ «Согласие»'],
    [[statement, consent, form], 'Чтобы подписать, откройте ещё 2 документа'],
  ])('cannot be signed while one is unread, and say why', async (documents, why) => {
    const { user, onSign } = open(documents)
    expect(status()).toBe(why)
    expect(sign().getAttribute('aria-disabled')).toBe('true')
    await user.click(sign())
    expect(onSign).not.toHaveBeenCalled()
  })

  it('are signed once all were opened', async () => {
    const { user, onSign } = open([statement, { ...consent, isOpened: true }])
    expect(status()).toBe('Документы можно подписать')
    await user.click(sign())
    expect(onSign).toHaveBeenCalledOnce()
  })

  it('say why one did not come, and offer it again; only one that has come may be read as a file', async () => {
    const { user, onOpen, onAcknowledge } = open([{ ...consent, failure: 'Документ не загрузился' }])
    expect(screen.getByRole('alert').textContent).toBe('Документ не загрузился')
    await user.click(screen.getByRole('button', { name: 'Открыть ещё раз: Согласие' }))
    expect(screen.queryByRole('button', { name: /Прочитано/ })).toBeNull()
    expect([onOpen.mock.calls, onAcknowledge.mock.calls]).toEqual([[['2']], []])
  })

  it('count one that was not drawn as read when the client says so', async () => {
    const { user, onAcknowledge, onSign } = open([{ ...consent, isReceived: true }])
    await user.click(sign())
    expect(onSign).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Прочитано в файле: Согласие' }))
    expect(onAcknowledge.mock.calls).toEqual([['2']])
  })

  it('cannot be signed by an operator, whatever was opened', async () => {
    const { user, onSign } = open([statement], 'В режиме просмотра подписывать нельзя')
    await user.click(sign())
    expect(onSign).not.toHaveBeenCalled()
    expect(status()).toBe('В режиме просмотра подписывать нельзя')
  })
})
