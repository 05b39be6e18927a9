import { useWatch } from 'react-hook-form'
import { useFormBinding } from './form-context.ts'

/** A list of the form around it: its items may be added to and taken away; the fields of each are named `name.0.field`. */
export function useListField<Item>(name: string) {
  const { control, fill, clear } = useFormBinding()
  const held = useWatch({ control, name }) as unknown
  const items = Array.isArray(held) ? (held as Item[]) : []
  const put = (next: Item[]) => {
    // What was wrong with an item is not to be said of the one that takes its place.
    clear([name])
    fill({ [name]: next })
  }
  return {
    items,
    add: (item: Item) => put([...items, item]),
    remove: (index: number) => put(items.toSpliced(index, 1)),
  }
}
