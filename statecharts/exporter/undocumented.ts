import { subjects, type Chart, type Subject } from './model.ts'
import { readCharts } from './read.ts'
import { postOf, type Charts } from './source.ts'

const subjectNames: Record<Subject, string> = {
  events: 'event',
  guards: 'guard',
  actions: 'action',
  actors: 'actor',
  delays: 'delay',
}

/** All that the charts leave unsaid, and all that they or their glossaries say to or of nobody; an empty list when the words are complete. */
export const undocumented = (charts: Charts): string[] => [
  ...Object.entries(charts)
    .filter(([key, { machine }]) => key !== machine.id)
    .map(([key, { machine }]) => `${key}: the machine calls itself ${machine.id}`),
  ...unheard(charts),
  ...readCharts(charts).flatMap((chart) => lacksOf(chart).map((lack) => `${chart.name}: ${lack}`)),
]

const unheard = (charts: Charts): string[] => {
  const heard = new Set(
    readCharts(charts).flatMap(({ name, transitions }) => transitions.map(({ event }) => `${name} ${event}`)),
  )
  return postOf(charts)
    .filter(({ to, type }) => !heard.has(`${to} ${type}`))
    .map(({ from, to, type }) => `${from}: the letter "${type}" is written to ${to}, who never hears it`)
}

const lacksOf = (chart: Chart): string[] => [
  ...chart.states.flatMap(({ path, title, spec }) => unsaid(`state "${path}"`, title, spec)),
  ...chart.transitions.flatMap(({ id, meaning, spec }) => unsaid(`transition ${id}`, meaning, spec)),
  ...subjects.flatMap((subject) =>
    chart.meanings[subject].flatMap(({ name, meaning, spec, used }) => {
      const what = `${subjectNames[subject]} "${name}"`
      return used ? unsaid(what, meaning, spec) : [`${what} is in the glossary, but not in the chart`]
    }),
  ),
]

const unsaid = (what: string, meaning: string, spec: string): string[] => [
  ...(meaning === '' ? [`${what} has no description`] : []),
  ...(spec === '' ? [`${what} has no section of the specification`] : []),
]
