/** What a state, an event or a guard means, in Russian, and the section of the specification it comes from (or «решение»). */
export type Said = { description: string; meta: { spec: string } }

export const says = (description: string, spec: string): Said => ({ description, meta: { spec } })

/** The words of one chart for all that has no place for them in the chart itself. */
export type Glossary = {
  events: Record<string, Said>
  guards: Record<string, Said>
  actions: Record<string, Said>
  actors: Record<string, Said>
  delays: Record<string, Said>
}
