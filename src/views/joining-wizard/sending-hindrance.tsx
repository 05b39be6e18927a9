import { isUnsent } from '#machines/joining-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'

/** Why what was sent for the check is not there yet. */
export function SendingHindrance() {
  const isWaiting = useView('joiningWizard', isUnsent)
  return (
    <div role="alert">
      {isWaiting && (
        <Notice tone="warn" title="Нет связи с фондом">
          <p>
            Заявление сохранено на этом устройстве. Оно отправится само, когда связь появится: не закрывайте страницу.
          </p>
        </Notice>
      )}
    </div>
  )
}
