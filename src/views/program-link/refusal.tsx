import { fieldErrors, isUnknown, errorText } from '#machines/program-link/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '#views/account/hotline-link.tsx'

/** Why no programme was found, or could not be looked for (8-12). */
export function Refusal() {
  const said = useView('programLink', errorText)
  const isNobody = useView('programLink', isUnknown)
  const isAboutFields = Object.keys(useView('programLink', fieldErrors) ?? {}).length > 0
  return (
    <div role="alert">
      {said !== null && (isNobody ? (
        <Notice tone="warn" title={said}>
          <p>Сверьте данные с договором: фамилия или паспорт могли смениться. Не получается? Позвоните: <HotlineLink />.</p>
        </Notice>
      ) : (
        <Notice tone="bad" title="Не удалось найти программу">
          <p>{said}</p>
          {!isAboutFields && <p>Введённое осталось в полях, попробуйте ещё раз.</p>}
        </Notice>
      ))}
    </div>
  )
}
