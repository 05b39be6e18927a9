import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

/** Links are given whole addresses, and none looks otherwise on the page that it leads to. */
const useNoLocation = (): ['', typeof navigate] => ['', navigate]

/** Lets links lead to pages without asking where the client is: otherwise every change of the address would draw anew all links there are. */
export function Links({ children }: { children: ReactNode }) {
  return <Router hook={useNoLocation}>{children}</Router>
}
