import { errorText } from '#machines/draft/selectors.ts'
import { isRefused, isUnsent } from '#machines/joining-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'

/** Why what was sent for the check is not there yet, or was not taken. */
export function SendingHindrance() {
  const isWaiting = useView('joiningWizard', isUnsent)
  const isDenied = useView('joiningWizard', isRefused)
  const why = useView('draft', errorText)
  return (
    <div role="alert">
      {isWaiting && (
        <Notice tone="warn" title="Нет связи с фондом">
          <p>
            Заявление сохранено на этом устройстве. Оно отправится само, когда связь появится: не закрывайте страницу.
          </p>
        </Notice>
      )}
      {isDenied && (
        <Notice tone="bad" title="Фонд не принял заявление">
          <p>{why ?? 'Проверьте отмеченные поля и отправьте ещё раз.'}</p>
        </Notice>
      )}
    </div>
  )
}
