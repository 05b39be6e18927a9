import { longDate } from '#domain/dates.ts'
import { PutAside as PutAsideAnywhere } from '../statements/put-aside.tsx'
import { useJoining } from './use-joining.ts'

/** The request was put aside: the fund keeps it until its day. */
export function PutAside() {
  const statement = useJoining()
  const until = longDate(statement.request.expireDate)
  return (
    <PutAsideAnywhere statement={statement}>
      Вернуться к нему можно с любого устройства: войдите по тому же номеру телефона.
      {until && ` Заявление действует до ${until}.`}
    </PutAsideAnywhere>
  )
}
