import { errorText } from '#machines/draft/selectors.ts'
import { isUnsent } from '#machines/joining-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'

/** Why what was sent for the check is not there yet. */
export function SendingHindrance() {
  const isWaiting = useView('joiningWizard', isUnsent)
  const why = useView('draft', errorText)
  return (
    <div role="alert">
      {isWaiting && (
        <Notice tone="warn" title="Заявление ещё не у фонда">
          <p>{why}</p>
          <p>Заявление сохранено на этом устройстве и отправится само, когда фонд ответит: не закрывайте страницу.</p>
        </Notice>
      )}
    </div>
  )
}
