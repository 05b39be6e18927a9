import { Notice } from '#ui/notice.tsx'

type SigningHindranceProps = {
  why: 'incomplete' | 'refused' | 'unreachable' | null
  /** What the fund has against it, or why it could not be asked, as a sentence. */
  refused: string | null
}

/** Why a reviewed statement does not go on to its signature. */
export function SigningHindrance({ why, refused }: SigningHindranceProps) {
  return (
    <div role="alert">
      {why === 'incomplete' && (
        <Notice tone="warn" title="Заявление заполнено не до конца">
          <p>Разделы, в которых чего-то не хватает, отмечены выше.</p>
        </Notice>
      )}
      {why === 'unreachable' && (
        <Notice tone="warn" title="Подписать пока нельзя">
          <p>{refused}</p>
          <p>Заявление сохранено на этом устройстве. Подписать его можно, когда фонд ответит.</p>
        </Notice>
      )}
      {why === 'refused' && refused !== null && (
        <Notice tone="bad" title="Заявление не подписано">
          <p>{refused}</p>
        </Notice>
      )}
    </div>
  )
}
