import * as hrefs from '#domain/hrefs.ts'
import { PutAside as PutAsideAnywhere } from '../statements/put-aside.tsx'
import { useRedemption } from './use-redemption.ts'

/** The redemption was put aside: the fund keeps its draft. */
export function PutAside() {
  return (
    <PutAsideAnywhere statement={useRedemption()} onward={{ href: hrefs.services, text: 'К услугам' }}>
      Вернуться к нему можно в любой день, пока хранится черновик.
    </PutAsideAnywhere>
  )
}
