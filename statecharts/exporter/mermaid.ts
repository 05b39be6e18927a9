import { isInside, stateOf, type Chart, type State } from './model.ts'
import { titleOf } from './phrases.ts'

/** A chart in Mermaid's notation, for those who read it where pictures do not show. Actions and inner transitions stay in the tables. */
export const mermaidChart = (chart: Chart): string => {
  const root = stateOf(chart, '')
  // Mermaid knows regions only inside a state.
  const states = root.kind === 'parallel' ? stateLines(chart, root, '  ') : childrenOf(chart, root, '  ')
  return `${['stateDiagram-v2', '  direction TB', ...states, ...transitionsOf(chart)].join('\n')}\n`
}

const idOf = (path: string) => (path === '' ? 'all' : path.replaceAll('.', '__'))
const anywhereOf = (path: string) => `${idOf(path)}__anywhere`

/** Signs that end a label in Mermaid give way to a comma or a space. */
export const plain = (text: string): string =>
  text
    .replace(/: /g, ', ')
    .replace(/[:;#<>{}"|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const isFromAnywhere = (chart: Chart, { path }: State) =>
  chart.transitions.some(({ from, to }) => from === path && to.some((target) => isInside(target, path)))

const childrenOf = (chart: Chart, state: State, indent: string): string[] => {
  const anywhere = isFromAnywhere(chart, state)
    ? [`${indent}state "из любого состояния" as ${anywhereOf(state.path)}`]
    : []
  const regions = state.children.map((child) => stateLines(chart, stateOf(chart, child), indent))
  if (state.kind === 'parallel')
    return [...anywhere, ...regions.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]))]
  return [
    ...(state.initial === null ? [] : [`${indent}[*] --> ${idOf(state.initial)}`]),
    ...anywhere,
    ...regions.flat(),
  ]
}

const stateLines = (chart: Chart, state: State, indent: string): string[] => {
  const id = idOf(state.path)
  const name = `${indent}state "${plain(titleOf(state))}" as ${id}`
  if (state.children.length) return [`${name} {`, ...childrenOf(chart, state, `${indent}  `), `${indent}}`]
  const works = state.invokes.length ? [`${indent}${id} : ⚙ ${state.invokes.join(', ')}`] : []
  return [name, ...works, ...(state.kind === 'final' ? [`${indent}${id} --> [*]`] : [])]
}

const transitionsOf = (chart: Chart): string[] =>
  chart.transitions.flatMap(({ from, to, meaning, label, guard }) =>
    to.map((target) => {
      const source = isInside(target, from) ? anywhereOf(from) : idOf(from)
      return `  ${source} --> ${idOf(target)} : ${plain(`${meaning} — ${label}${guard ? ` [${guard}]` : ''}`)}`
    }),
  )
