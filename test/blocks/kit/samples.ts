import { allPages } from '#test/sandbox/content/pages.ts'

/** A block as the content service sends it. */
export type SentBlock = {
  id: string
  template: string
  label: string | null
  params: Record<string, unknown>
  slots: Record<string, unknown[]>
}

/** For templates that no page of the sandbox uses. */
const rest: Record<string, Record<string, unknown>> = {
  alert: { tone: 'info', title: 'Важно', text: 'Перерыв в работе' },
  video: { src: '/films/a.mp4', title: 'Фильм', transcriptHtml: '<p>Слова</p>', captionsSrc: '/films/a.vtt' },
  nav: { links: [{ href: '/', label: 'Главная' }], auto: false, sticky: false },
  image: { src: '/pictures/a.svg', alt: 'Рисунок', ratio: '16:9' },
  cashFlow: { title: 'Движение', mode: 'turnover' },
  reports: { title: 'Отчёты', kinds: ['account-statement'] },
  section: { title: 'Раздел' },
  columns: { ratio: '1-1' },
  info: { title: 'Заметка', text: '<p>Текст</p>', tone: 'info' },
}

function found(): Map<string, SentBlock> {
  const samples = new Map<string, SentBlock>()
  const pending: unknown[] = allPages.flatMap(({ blocks }) => blocks)
  for (const source of pending) {
    const block = source as SentBlock
    if (!samples.has(block.template)) samples.set(block.template, block)
    pending.push(...Object.values(block.slots).flat())
  }
  for (const [template, params] of Object.entries(rest)) {
    if (!samples.has(template)) samples.set(template, { id: template, template, label: null, params, slots: {} })
  }
  return samples
}

/** One sound block of every template. */
export const samples = found()
