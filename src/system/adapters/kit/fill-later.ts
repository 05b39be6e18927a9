import type { AnyActorLogic } from 'xstate'

type Chart = { implementations: { actors: Record<string, unknown> } }

/**
 * Fills places in a chart that is already at work. XState looks a child up by its name when the state that invokes it is entered,
 * so a place may be filled until then: that is how the portal loads what a page lives by with the page.
 */
export function fillLater(chart: Chart, actors: Record<string, AnyActorLogic>): void {
  Object.assign(chart.implementations.actors, actors)
}
