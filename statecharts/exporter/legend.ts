import { marks } from './palette.ts'
import type { ArrowLook, Scene } from './scene.ts'
import { escaped } from './svg.ts'
import { textWidth } from './text-metrics.ts'
import { styles } from './text-styles.ts'

type Sample = { sample: string; text: string }

const rowHeight = 22
const sampleWidth = 33
const gap = 22

const arrowText: Record<ArrowLook, string> = {
  client: 'клиент или его устройство',
  message: 'сообщение другой машины',
  answer: 'ответ получен',
  failure: 'ответ — ошибка',
  time: 'прошло время',
  atOnce: 'сразу, по условию',
  start: 'начало',
  invokes: 'запускает',
}

/** Explains the signs that occur in the picture; stands in its upper left corner and is as wide as the picture allows. */
export const legendOf = (scene: Scene, width: number): { svg: string; width: number; height: number } => {
  const samples = samplesOf(scene)
  const widths = samples.map(({ text }) => sampleWidth + textWidth(text, styles.remark.size, 'sans') + gap)
  const limit = Math.max(width, ...widths, 420)
  const places = widths.reduce<{ x: number; row: number; end: number }[]>((before, own) => {
    const last = before.at(-1) ?? { end: 0, row: 0 }
    const fits = last.end + own <= limit
    return [
      ...before,
      { x: fits ? last.end : 0, row: fits ? last.row : last.row + 1, end: fits ? last.end + own : own },
    ]
  }, [])
  const height = ((places.at(-1)?.row ?? 0) + 1) * rowHeight + 10
  const items = samples.map(({ sample, text }, index) => {
    const { x = 0, row = 0 } = places[index] ?? {}
    return `<g transform="translate(${x} ${row * rowHeight - height})">${sample}<text class="remark" x="${sampleWidth}" y="14">${escaped(text)}</text></g>`
  })
  return { svg: `<g class="legend">${items.join('')}</g>`, width: Math.max(0, ...places.map(({ end }) => end)), height }
}

const samplesOf = ({ boxes, arrows }: Scene): Sample[] => {
  const all = boxes.flatMap(function inner(box): typeof boxes {
    return [box, ...box.children.flatMap(inner)]
  })
  const looks = new Set(
    arrows.map(({ look }) => look).concat(all.flatMap(({ notes }) => notes.flatMap(({ cause }) => cause ?? []))),
  )
  const boxSample = (look: string, text: string, extra = '') => ({
    sample: `<rect class="box ${look}" x="2" y="3" width="22" height="14" rx="4"/>${extra}`,
    text,
  })
  const has = (test: (box: (typeof all)[number]) => boolean, sample: Sample) => (all.some(test) ? [sample] : [])
  return [
    ...(Object.keys(arrowText) as ArrowLook[])
      .filter((look) => looks.has(look))
      .map((look) => ({ sample: arrowSample(look), text: arrowText[look] })),
    ...(arrows.some(({ isOwnDecision }) => isOwnDecision)
      ? [{ sample: '<path class="arrow own atOnce" d="M0 10H24"/>', text: 'наше решение' }]
      : []),
    ...has(({ look }) => look === 'busy', boxSample('busy', 'портал занят')),
    ...has(
      ({ look }) => look === 'folded',
      boxSample('folded', 'внутри есть свои состояния', '<path class="fold" d="M5 20H27V6"/>'),
    ),
    ...has(({ isRegion }) => isRegion, boxSample('region', 'идёт параллельно')),
    ...has(
      ({ look }) => look === 'final',
      boxSample('final', 'конец', '<rect class="inner" x="5" y="6" width="16" height="8" rx="2"/>'),
    ),
  ]
}

const arrowSample = (look: ArrowLook): string => {
  if (look === 'start') return '<circle class="start" cx="13" cy="10" r="6"/>'
  const mark = marks[look]
  const line = `<path class="arrow ${look}" d="M0 10H${mark ? 9 : 24}"/>`
  return mark ? `${line}<path class="mark ${look}" transform="translate(12 4)" d="${mark}"/>` : line
}
