import { Logotype } from './logotype.tsx'

/** The header of the public site. */
export function SiteHeader() {
  return <header><Logotype /></header>
}
