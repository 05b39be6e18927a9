import type { Source, Suggestion } from '#machines/lookup/contract.ts'
import { status, suggestions } from '#machines/lookup/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import type { ComboboxOption } from '#ui/use-combobox.ts'

/** A suggestion as a list shows it; `data` is what it fills in. */
export type SuggestedOption = ComboboxOption & Pick<Suggestion, 'data'>

/** What a field of a statement that looks something up needs of the search (4.7-06); `hintOf` tells apart what has one name. */
export function useSuggestions(source: Source, hintOf: (data: Suggestion['data']) => unknown = () => undefined) {
  const lookup = useActor('lookup')
  const found = useView('lookup', suggestions(source))
  return {
    as: 'combobox' as const,
    status: useView('lookup', status(source)),
    options: found.map(({ value, data }, index): SuggestedOption => {
      const hint = hintOf(data)
      return { id: `${index} ${value}`, label: value, hint: typeof hint === 'string' ? hint : undefined, data }
    }),
    onLook: (query: string) => lookup.send({ type: 'query.typed', source, query }),
    onDismiss: () => lookup.send({ type: 'lookup.dismissed' }),
    onTaken: () => lookup.send({ type: 'suggestion.chosen' }),
  }
}
