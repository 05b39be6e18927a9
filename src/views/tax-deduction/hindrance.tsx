import * as hrefs from '#domain/hrefs.ts'
import { errorCode, errorText, isReminded } from '#machines/tax-deduction/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Why the order does not go on to its document; what was ordered before is where it can be seen. */
export function Hindrance() {
  const isIncomplete = useView('taxDeduction', isReminded)
  const refused = useView('taxDeduction', errorText)
  const code = useView('taxDeduction', errorCode)
  return (
    <div role="alert">
      {isIncomplete && (
        <Notice tone="warn" title="Заявление заполнено не до конца">
          <p>Проверьте поля выше.</p>
        </Notice>
      )}
      {!isIncomplete && refused !== null && (
        <Notice tone="bad" title="Заявление не подано">
          <p>{refused}</p>
          {code === 'YearAlreadyRequested' && (
            <p>
              <TextLink href={hrefs.taxation}>Что уже заказано</TextLink>
            </p>
          )}
        </Notice>
      )}
    </div>
  )
}
