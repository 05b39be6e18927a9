import { startTransition, use, useEffect, useState } from 'react'
import { Arrival } from './page-heading.tsx'

/* What comes after the page, its footer for one, stays out of view meanwhile. */
const room = <div style={{ minHeight: '100vh' }} />

/**
 * What stands in place of all that lies below the first section of a page, or the first fields of a statement's step; false once it is drawn
 * whole. Whoever comes from another page or step sees first what is above: a third of the time that a page takes goes into what is not seen
 * yet. The first page of a visit, and the step that it opens at, are drawn whole at once.
 */
export function useFold() {
  const [fold, setFold] = useState(use(Arrival) !== false && room)
  useEffect(() => startTransition(() => setFold(false)), [])
  return fold
}
