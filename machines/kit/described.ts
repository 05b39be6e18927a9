/** What a state, an event or a guard means, in Russian, and the section of the specification it comes from (or «решение»). */
export type Description = { description: string; meta: { spec: string } }

export const described = (description: string, spec: string): Description => ({ description, meta: { spec } })

/** Descriptions of all that has no place for them in the chart itself. */
export type Glossary = {
  events: Record<string, Description>
  guards: Record<string, Description>
  actions: Record<string, Description>
  actors: Record<string, Description>
  delays: Record<string, Description>
}
