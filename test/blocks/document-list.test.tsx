import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise, type AnyActorLogic, type AnyActorRef } from 'xstate'
import type { ClientDocument } from '#domain/client-documents.ts'
import { Failure } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { receivedBy } from '#system/browser/received-files.ts'
import { findActor } from '#system/living-actors.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { answers as clientAnswers, auth } from '#test/views/account-samples.ts'
import { showSite } from '#test/views/site-portal.tsx'
import { contentPage, sent as block } from './kit/content.tsx'

type Query = Record<string, unknown>
type Asked = { query: Query; params: Record<string, string> }
const published = (title: string, date: string) => ({ title, fileId: `${title}.pdf`, date })
const own = (number: number): ClientDocument => ({
  id: `d-${number}`,
  title: `Договор ${number}`,
  documentType: 'Agreement',
  documentDate: '2019-03-01',
  createdDate: '2019-03-02T08:00:00Z',
  fileId: `f-${number}`,
  fileName: 'dogovor.pdf',
  size: 384_512,
  isSigned: true,
  tags: ['Agreement'],
})
const pageOf = (all: ClientDocument[], { pageNo = 1, count = 50 }: Query) => {
  const [page, size] = [Number(pageNo), Number(count)]
  return { items: all.slice((page - 1) * size, page * size), totalCount: all.length, pageNo: page, pageSize: size }
}

function open(
  params: object,
  given: Record<string, (asked: Asked) => unknown> = {},
  isClient = true,
  path = '/about/fund',
) {
  const answers = { ...(isClient ? clientAnswers : {}), ...(given as Record<string, (asked: object) => unknown>) }
  return showSite(contentPage([block('documentList', { title: 'Документы', ...params })]), {
    path,
    answers,
    ...(isClient ? { auth } : {}),
  })
}
const childOf = (home: AnyActorRef, id: string) =>
  (home.getSnapshot() as { children: Record<string, AnyActorRef> }).children[id]!
const titles = () =>
  [...document.querySelectorAll('li')].map((item) =>
    item.querySelector('a, button')?.textContent?.replace(/ \(откроется.*$/, ''),
  )
const toastsOf = (root: AnyActorRef) =>
  (
    findActor(root, 'noticeBoard')?.getSnapshot() as { context: { toasts: { text: string }[] } } | undefined
  )?.context.toasts.map(({ text }) => text)
const saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: Promise.resolve(this.href) })
  })
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() })
})
afterEach(() => {
  vi.restoreAllMocks()
  saved.length = 0
})

describe('documents that are published', () => {
  const documents = [
    published('Второй', '2025-02-01'),
    published('Первый', '2024-01-01'),
    published('Третий', '2026-03-01'),
  ]

  it('[2.7-01] are shown to an anonymous visitor in the order of content, a page at a time', async () => {
    const { user } = open({ documents, tags: ['Rules'], order: 'CreatedDateAsc', pageSize: 2 }, {}, false)
    await waitFor(() => expect(titles()).toEqual(['Первый', 'Второй']))
    expect(screen.getByRole('link', { name: /^Первый/ }).getAttribute('href')).toBe(
      '/cms/files/%D0%9F%D0%B5%D1%80%D0%B2%D1%8B%D0%B9.pdf',
    )
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(titles()).toEqual(['Первый', 'Второй', 'Третий'])
    expect(document.activeElement?.textContent).toContain('Третий')
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  })

  it('[2.7-03] leave the block out where there are none for an anonymous visitor', async () => {
    const { container } = open({ documents: [{ title: 'без файла' }], tags: ['Rules'] }, {}, false)
    await waitFor(() => expect(container.textContent).toBe(''))
  })

  it('stand in for a client who has none of these', async () => {
    open({ documents, tags: ['Rules'] }, { 'documents.list': ({ query }) => pageOf([], query) })
    await waitFor(() => expect(titles()).toEqual(['Второй', 'Первый', 'Третий']))
  })
})

describe('documents of a client', () => {
  it('[3-20] are asked for with the client, the tags, the order and fifty at a time, and shown by tens', async () => {
    const all = Array.from({ length: 55 }, (_, index) => own(index + 1))
    const list = vi.fn(({ query }: Asked) => pageOf(all, query))
    const { user } = open(
      { tags: ['Agreement'] },
      {
        'documents.list': list,
        'account.authorize': () => ({ userType: 'ClientProfile', clientId: 'c-1', mimic: false }),
      },
    )
    await waitFor(() => expect(titles()).toHaveLength(10))
    expect(list.mock.calls.map(([{ query }]) => query)).toEqual([
      { clientId: 'c-1', Tags: ['Agreement'], Order: 'CreatedDateAsc', HasTags: true, count: 50, pageNo: 1 },
    ])
    for (let shown = 20; shown <= 50; shown += 10) {
      await user.click(screen.getByText('Показать ещё'))
      await waitFor(() => expect(titles()).toHaveLength(shown))
    }
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => expect(titles()).toHaveLength(55))
    expect(list.mock.calls.map(([{ query }]) => query.pageNo)).toEqual([1, 2])
    expect(document.querySelector('li')?.textContent?.replace(/\u00A0/g, ' ')).toBe(
      'Договор 1PDF · 376 КБ · 1 марта 2019 · подписанСкачать',
    )
  })

  it.each([
    ['/lk/program/104513/description', ':id', '104513'],
    ['/lk/program/description', ':id', '104512'],
    ['/lk/documents', ':id', undefined],
    ['/lk/documents', '104513', '104513'],
  ])('[3-20] on %s are those of the contract that content names by %s', async (path, externalId, asked) => {
    const list = vi.fn(({ query }: Asked) => pageOf([own(1)], query))
    open({ tags: ['Agreement'], externalId }, { 'documents.list': list }, true, path)
    await waitFor(() => expect(titles()).toHaveLength(1))
    expect(list.mock.calls.map(([{ query }]) => query['ExternalId'])).toEqual([asked])
  })

  it('[8-07] say why they did not come, and come when asked again', async () => {
    const list = vi
      .fn()
      .mockRejectedValueOnce(
        new Failure({ kind: 'refused', status: 500, prefix: 'documents', description: 'Сервис недоступен.' }),
      )
      .mockImplementation(({ query }: Asked) => pageOf([own(1)], query))
    const { user } = open({ tags: ['Agreement'] }, { 'documents.list': list })
    expect(await screen.findByText('Ошибка получения документов. Сервис недоступен. (500)')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(titles()).toEqual(['Договор 1']))
  })

  it('[8-07] stay where the rest did not come, which can be asked for again', async () => {
    const all = Array.from({ length: 52 }, (_, index) => own(index + 1))
    const refusal = new Failure({
      kind: 'refused',
      status: 500,
      prefix: 'documents',
      description: 'Сервис недоступен.',
    })
    const list = vi
      .fn()
      .mockImplementationOnce(({ query }: Asked) => pageOf(all, query))
      .mockRejectedValueOnce(refusal)
      .mockImplementation(({ query }: Asked) => pageOf(all, query))
    const { user } = open({ tags: ['Agreement'], pageSize: 50 }, { 'documents.list': list })
    await waitFor(() => expect(titles()).toHaveLength(50))
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(await screen.findByText('Остальные документы не загрузились')).toBeTruthy()
    expect({ titles: titles().length, more: screen.queryByRole('button', { name: 'Показать ещё' }) }).toEqual({
      titles: 50,
      more: null,
    })
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(titles()).toHaveLength(52))
    expect(screen.queryByText('Остальные документы не загрузились')).toBeNull()
  })

  it('[7-07] a file shows how far it has come in bytes and percent, and is handed to the browser under its own name', async () => {
    let receive: (file: File) => void = () => undefined
    const file = vi.fn(
      () =>
        new Promise<File>((resolve) => {
          receive = resolve
        }),
    )
    const { user, root } = open(
      { tags: ['Agreement'] },
      { 'documents.list': ({ query }) => pageOf([own(1)], query), 'files.file': file },
    )
    await user.click(await screen.findByRole('button', { name: 'Скачать: Договор 1' }))
    const bytes = { loaded: 96_128, total: 384_512 }
    await screen.findByText('Скачивается')
    act(() =>
      childOf(root.system.get('tasks') as AnyActorRef, 'download f-1').send({
        type: 'task.progressed',
        progress: bytes,
      }),
    )
    const bar = screen.getByRole<HTMLProgressElement>('progressbar')
    expect({
      value: bar.value,
      max: bar.max,
      text: bar.previousElementSibling?.textContent?.replace(/\u00A0/g, ' '),
    }).toEqual({ value: 96_128, max: 384_512, text: 'Скачивается94 КБ из 376 КБ, 25 %' })
    await act(async () => {
      receive(new File(['%PDF'], 'dogovor_2019.pdf'))
      await Promise.resolve()
    })
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['dogovor_2019.pdf']))
    expect(screen.getByText('Файл скачан, он в загрузках браузера')).toBeTruthy()
  })

  it('[7-07] a file that failed says why and can be asked for again, one that is cancelled too', async () => {
    const file = vi
      .fn()
      .mockRejectedValueOnce(new Failure({ kind: 'refused', status: 500, prefix: 'file', description: 'Нет файла.' }))
      .mockImplementation(() => new Promise(() => {}))
    const { user } = open(
      { tags: ['Agreement'] },
      { 'documents.list': ({ query }) => pageOf([own(1)], query), 'files.file': file },
    )
    await user.click(await screen.findByRole('button', { name: 'Скачать: Договор 1' }))
    expect(await screen.findByText('Ошибка получения файла. Нет файла. (500)')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Повторить: Договор 1' }))
    await user.click(await screen.findByRole('button', { name: 'Отменить скачивание: Договор 1' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(saved).toEqual([])
    const button = screen.getByRole('button', { name: 'Скачать: Договор 1' })
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('[7-07] several are received at once, and how each is getting on is seen on coming back to the page', async () => {
    const asked: string[] = []
    const file = vi.fn(({ params }: Asked) => new Promise<File>(() => void asked.push(params['id'] ?? '')))
    const list = contentPage([block('documentList', { title: 'Документы', tags: ['Agreement'] })])
    const { user, root, clock, rerender } = open(
      { tags: ['Agreement'] },
      {
        'documents.list': ({ query }) => pageOf([1, 2, 3, 4].map(own), query),
        'files.file': file,
      },
    )
    for (const number of [1, 2, 3, 4, 1])
      await user.click(await screen.findByRole('button', { name: `Скачать: Договор ${number}` }))
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(limits.tasksAtOnce.download))
    expect(screen.getAllByText('Ждёт своей очереди')).toHaveLength(1)
    expect(asked).toEqual(['f-1', 'f-2', 'f-3'])
    rerender(
      <SystemProvider root={root} clock={clock}>
        другая страница
      </SystemProvider>,
    )
    expect(screen.queryByRole('progressbar')).toBeNull()
    rerender(
      <SystemProvider root={root} clock={clock}>
        {list}
      </SystemProvider>,
    )
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(limits.tasksAtOnce.download))
    await user.click(screen.getByRole('button', { name: 'Отменить скачивание: Договор 2' }))
    await waitFor(() => expect(asked).toEqual(['f-1', 'f-2', 'f-3', 'f-4']))
  })

  it('[7-07] one that is read here shows how far it has come, says why it failed, can be kept as a file, and is let go of when it is closed', async () => {
    let receive: (file: File) => void = () => undefined
    const file = vi
      .fn()
      .mockRejectedValueOnce(new Failure({ kind: 'refused', status: 500, prefix: 'file', description: 'Нет файла.' }))
      .mockImplementation(
        () =>
          new Promise<File>((resolve) => {
            receive = resolve
          }),
      )
    const { user, root } = open(
      { tags: ['Agreement'] },
      { 'documents.list': ({ query }) => pageOf([own(1)], query), 'files.file': file },
    )
    await user.click(await screen.findByRole('button', { name: 'Открыть: Договор 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Договор 1' })
    expect(await within(dialog).findByText('Ошибка получения файла. Нет файла. (500)')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Повторить' }))
    await within(dialog).findByText('Загружается')
    const tasks = root.system.get('tasks') as AnyActorRef
    const task = childOf(tasks, 'reading f-1')
    act(() => task.send({ type: 'task.progressed', progress: { loaded: 96_128, total: 384_512 } }))
    expect(within(dialog).getByText('94 КБ из 376 КБ, 25 %')).toBeTruthy()
    const sheet = new File(['PK'], 'dogovor.xlsx', { type: 'application/zip' })
    await act(async () => {
      receive(sheet)
      await Promise.resolve()
    })
    expect(await within(dialog).findByText('Такой файл здесь не открыть')).toBeTruthy()
    expect(saved).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Скачать' }))
    expect(saved.map(({ name }) => name)).toEqual(['dogovor.xlsx'])
    expect(receivedBy(task)).toBe(sheet)
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(childOf(tasks, 'reading f-1')).toBeUndefined())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[4.8-02] what receives files did not come: it is said, and the same button asks for it again', async () => {
    const { user, root } = open({ tags: ['Agreement'] }, { 'documents.list': ({ query }) => pageOf([own(1)], query) })
    const button = await screen.findByRole('button', { name: 'Скачать: Договор 1' })
    const session = root.system.get('session') as AnyActorRef
    const { actors } = (session as unknown as { logic: { implementations: { actors: Record<string, AnyActorLogic> } } })
      .logic.implementations
    const loadTasks = actors['loadTasks']!
    actors['loadTasks'] = fromPromise(() => Promise.reject(new Error('away')))
    await user.click(button)
    await waitFor(() => expect(toastsOf(root)).toEqual(['Нет соединения с интернетом!']))
    expect(screen.queryByText('Ждёт своей очереди')).toBeNull()
    actors['loadTasks'] = loadTasks
    await user.click(button)
    expect(await screen.findByRole('progressbar')).toBeTruthy()
  })
})
