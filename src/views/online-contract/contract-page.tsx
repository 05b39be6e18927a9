import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { contractPageId, contractPartOf, contractParts } from '#domain/online-contract.ts'
import { joining } from '#machines/session/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { useView } from '#system/react/system.tsx'
import { ContentOf } from '../content/content-page.tsx'
import { MissingContent } from '../content/missing-content.tsx'
import { ContractMain } from './contract-main.tsx'
import { ContractProfile } from './contract-profile.tsx'

/** What the browser's tab is called. */
export const tabTitle = 'Ваш договор'

/** The pages about the contract of who has joined online (2.2-17). */
export function Page() {
  const word = useHere().location?.params['part'] ?? ''
  const request = useView('session', joining)
  // Between a sign-out and the way to the entry form there is nobody to show anything to.
  if (request === null) return null
  return <Contract word={word} request={request} />
}

function Contract({ word, request }: { word: string; request: KppOnlineRequest }) {
  if (word === '') return <ContractMain request={request} />
  const part = contractPartOf(word)
  if (part === null) return <MissingContent />
  if (part === 'profile') return <ContractProfile request={request} />
  const id = contractPageId(request.payload.step_1.holdingName, part)
  return <ContentOf key={id} id={id} title={contractParts[part]} isPlain hasSideNav={false} />
}
