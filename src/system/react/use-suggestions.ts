import type { Source, Suggestion } from '#machines/lookup/contract.ts'
import { status, suggestions } from '#machines/lookup/selectors.ts'
import { useActor, useView } from './system.tsx'

/** A suggestion as a list shows it: `hint` tells it from others of the same name, `data` is what it fills in. */
export type SuggestedOption = { id: string; label: string; hint?: string | undefined; data: Suggestion['data'] }

type Settings = {
  /** What tells apart suggestions of one name. */
  hintOf?: (data: Suggestion['data']) => unknown
  /** Whose search it is: that of the statement which is open, or that of the forms by which one writes to the fund. */
  of?: 'lookup' | 'companyLookup'
}

/** What a field that looks something up while it is typed needs of the search (4.7-06). */
export function useSuggestions(source: Source, { hintOf = () => undefined, of = 'lookup' }: Settings = {}) {
  const lookup = useActor(of)
  const found = useView(of, suggestions(source))
  return {
    status: useView(of, status(source)),
    options: found.map(({ value, data }, index): SuggestedOption => {
      const hint = hintOf(data)
      return { id: `${index} ${value}`, label: value, hint: typeof hint === 'string' ? hint : undefined, data }
    }),
    onLook: (query: string) => lookup.send({ type: 'query.typed', source, query }),
    onDismiss: () => lookup.send({ type: 'lookup.dismissed' }),
    onTaken: () => lookup.send({ type: 'suggestion.chosen' }),
  }
}
