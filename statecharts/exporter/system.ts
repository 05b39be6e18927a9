import { stateOf, type Chart } from './model.ts'
import { plain } from './mermaid.ts'
import { titleOf } from './phrases.ts'
import { correspondencesOf, type Broadcast, type Correspondence, type Relations } from './relations.ts'
import type { Arrow, Box, Note, Scene } from './scene.ts'
import { sizeOf } from './tables.ts'
import { linesOf } from './text-styles.ts'

/** All machines as boxes: who runs whom, who writes what to whom. */
export const systemScene = (charts: Chart[], { runs, writes, broadcasts }: Relations): Scene => ({
  id: 'system',
  title: 'Система машин портала',
  description: 'Кто кого запускает и кто кому какие сообщения пишет. Те же связи словами — в README.md.',
  boxes: charts.map((chart) =>
    boxOf(
      chart,
      broadcasts.filter(({ machine }) => machine === chart.name),
    ),
  ),
  arrows: [
    ...runs.map(({ from, to }): Arrow => ({
      id: `${from} runs ${to}`,
      from,
      to,
      look: 'invokes',
      isOwnDecision: false,
      card: [],
      tip: '',
      pull: 40,
    })),
    ...writes.map((messages): Arrow => {
      const { from, to } = messages
      return {
        id: `${from} writes ${to}`,
        from,
        to,
        look: 'message',
        isOwnDecision: false,
        card: messageNotes(messages),
        tip: tipOf(charts, messages),
        pull: 0,
      }
    }),
  ],
})

const boxOf = (chart: Chart, broadcasts: Broadcast[]): Box => {
  const ports = chart.meanings.actors.filter(({ note, used }) => used && note === 'порт').map(({ name }) => name)
  return {
    id: chart.name,
    look: 'actor',
    isRegion: false,
    notes: [
      {
        lines: [
          ...linesOf(titleOf(stateOf(chart, '')), 'heading', 220),
          ...linesOf(chart.name, 'key', 220),
          ...linesOf(sizeOf(chart), 'remark', 220),
        ],
      },
      ...(ports.length ? [{ lines: linesOf(`⚙ ${ports.join(', ')}`, 'remark', 220) }] : []),
      ...broadcasts.map(broadcastNote),
    ],
    children: [],
  }
}

const broadcastNote = ({ type, direction, others }: Broadcast): Note => ({
  cause: 'message',
  lines: [
    ...linesOf(type, 'event', 220),
    ...linesOf(`${direction === 'to' ? 'кому' : 'от кого'}: ${others.join(', ')}`, 'remark', 220),
  ],
})

const messageNotes = ({ types }: Correspondence): Note[] => [
  { cause: 'message', lines: types.flatMap((type) => linesOf(type, 'event', 240)) },
]

const meaningOf = (charts: Chart[], to: string, type: string) =>
  charts.find(({ name }) => name === to)?.meanings.events.find(({ name }) => name === type)?.meaning ?? ''

const tipOf = (charts: Chart[], { from, to, types }: Correspondence) =>
  [`${from} ⇒ ${to}`, ...types.map((type) => [type, meaningOf(charts, to, type)].filter(Boolean).join(' — '))].join(
    '\n',
  )

/** The same in Mermaid's notation. */
export const systemMermaid = (charts: Chart[], { runs, messages }: Relations): string =>
  `${[
    'flowchart TB',
    ...charts.map((chart) => `  ${chart.name}["${plain(titleOf(stateOf(chart, '')))}<br/>${chart.name}"]`),
    ...runs.map(({ from, to }) => `  ${from} ==> ${to}`),
    ...correspondencesOf(messages).map(({ from, to, types }) => `  ${from} -. "${types.join('<br/>')}" .-> ${to}`),
  ].join('\n')}\n`

/** Messages between the machines as rows: from, to, message, meaning. */
export const messageRows = (charts: Chart[], { messages }: Relations): string[][] =>
  messages.map(({ from, to, type }) => [from, to, type, meaningOf(charts, to, type)])
