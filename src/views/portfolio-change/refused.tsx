import { errorText } from '#machines/portfolio-change/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'

/** Why the change was not filed. */
export function Refused() {
  const refused = useView('portfolioChange', errorText)
  return (
    <div role="alert">
      {refused !== null && (
        <Notice tone="bad" title="Заявление не подано">
          <p>{refused}</p>
        </Notice>
      )}
    </div>
  )
}
