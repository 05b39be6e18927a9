import { useEffect, useState } from 'react'
import { holdPage } from '../browser/held-page.ts'

/** Keeps the page while it is in use: what follows the link that was pressed, and how to stay; null while nobody wants to leave. */
export function useHeldPage(): { follow: () => void; stay: () => void } | null {
  const [follow, setFollow] = useState<(() => void) | null>(null)
  useEffect(() => holdPage((pressed) => setFollow(() => pressed)), [])
  return follow && { follow, stay: () => setFollow(null) }
}
