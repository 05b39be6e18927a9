import { counted } from '#domain/plural.ts'
import { code, table } from './markdown.ts'
import {
  isOwnDecision,
  ownDecision,
  stateOf,
  type Action,
  type Cause,
  type Chart,
  type State,
  type Subject,
  type Transition,
} from './model.ts'
import { actionPhrase, sectionOf, titleOf } from './phrases.ts'

const causeMarks: Record<Cause, string> = {
  client: '',
  message: '⇐ ',
  answer: '✓ ',
  failure: '✗ ',
  time: '◷ ',
  atOnce: '',
}

const dictionaryTitles: Record<Subject, string> = {
  events: 'События',
  guards: 'Условия',
  actions: 'Действия',
  actors: 'Исполнители',
  delays: 'Сроки',
}

/** A chart in words: its states, transitions and dictionaries as a page of tables. */
export const tablesPage = (chart: Chart): string => {
  const root = stateOf(chart, '')
  return `${[
    `# ${titleOf(root)}`,
    [code(chart.name), sectionOf(root.spec), sizeOf(chart)].join(' · '),
    '[Обзор](overview.svg) · [Подробно](detail.svg) · [Mermaid](chart.mmd) · [Определение](definition.json) · [Все машины](../README.md)',
    '![Обзор](overview.svg)',
    '## Состояния',
    table(
      ['Состояние', 'Что это', '§', 'Метки', 'Исполнители', 'При входе', 'При выходе'],
      chart.states.map((state) => stateRow(chart, state)),
    ),
    '## Переходы',
    'Строки одного состояния и события проверяются сверху вниз; пустое условие значит «иначе».',
    table(
      ['Откуда', 'Событие', 'Условие', 'Действия', 'Куда', 'Смысл', '§', 'Основание'],
      chart.transitions.map((one) => transitionRow(chart, one)),
    ),
    ...(Object.keys(dictionaryTitles) as Subject[]).flatMap((subject) => dictionary(chart, subject)),
  ].join('\n\n')}\n`
}

/** How large a chart is, in words. */
export const sizeOf = ({ states, transitions }: Chart): string =>
  `${counted(states.length - 1, 'состояние', 'состояния', 'состояний')}, ${counted(transitions.length, 'переход', 'перехода', 'переходов')}`

const pathOf = (chart: Chart, path: string) => code(path || chart.name)

const listOf = (actions: Action[]) => actions.map((action) => code(actionPhrase(action))).join(', ')

const kindMarks: Record<State['kind'], string> = {
  atomic: '',
  compound: '',
  parallel: ' ∥',
  final: ' ◎',
  history: ' (память)',
}

const stateRow = (chart: Chart, { path, kind, title, spec, tags, invokes, entry, exit, parent }: State): string[] => {
  const start = parent !== null && stateOf(chart, parent).initial === path ? '● ' : ''
  return [
    `${start}${pathOf(chart, path)}${kindMarks[kind]}`,
    title,
    spec,
    tags.map(code).join(', '),
    invokes.map(code).join(', '),
    listOf(entry),
    listOf(exit),
  ]
}

const transitionRow = (
  chart: Chart,
  { from, to, cause, event, label, guard, actions, meaning, spec }: Transition,
): string[] => {
  const meanings = chart.meanings.events.find(({ name }) => name === event)?.meaning
  return [
    pathOf(chart, from),
    cause === 'atOnce' ? label : `${causeMarks[cause]}${code(label)}${meanings ? ` ${meanings}` : ''}`,
    code(guard ?? ''),
    listOf(actions),
    to.map((path) => pathOf(chart, path)).join(', ') || 'остаётся',
    meaning,
    spec
      .split(', ')
      .filter((section) => section !== ownDecision)
      .join(', '),
    isOwnDecision(spec) ? ownDecision : 'спецификация',
  ]
}

const dictionary = (chart: Chart, subject: Subject): string[] => {
  const meanings = chart.meanings[subject]
  if (meanings.length === 0) return []
  const isNoted = meanings.some(({ note }) => note !== '')
  const rows = meanings.map(({ name, meaning, spec, note }) => [code(name), meaning, ...(isNoted ? [note] : []), spec])
  return [
    `## ${dictionaryTitles[subject]}`,
    table(['Имя', 'Что это', ...(isNoted ? [noteTitles[subject]] : []), '§'], rows),
  ]
}

const noteTitles: Record<Subject, string> = {
  events: 'От кого',
  guards: '',
  actions: 'Что делает',
  actors: 'Кто',
  delays: 'Сколько',
}
