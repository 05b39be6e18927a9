import { Notice } from '#ui/notice.tsx'
import type { InquiryView } from '#system/react/use-inquiry.ts'

type RefusalProps = { inquiry: InquiryView; hasFieldWords: boolean }

/** Why the inquiry was not sent, and what to do; nothing that was typed is lost. */
export function Refusal({ inquiry: { standing, words, mayHaveArrived }, hasFieldWords }: RefusalProps) {
  return (
    <div role="alert">
      {words !== null && (standing === 'pausing' ? (
        <Notice tone="warn" title="Нужно немного подождать"><p>{words} Введённое сохранено.</p></Notice>
      ) : mayHaveArrived ? (
        <Notice tone="bad" title="Ответ от фонда не пришёл">
          <p>{words}</p>
          <p>Введённое сохранено в этой вкладке. Проверьте связь и отправьте ещё раз. Если первое обращение всё же дошло, второе ему не помешает.</p>
        </Notice>
      ) : (
        <Notice tone="bad" title="Обращение не отправлено">
          <p>{words}</p>
          {!hasFieldWords && <p>Введённое осталось в полях, попробуйте ещё раз.</p>}
        </Notice>
      ))}
    </div>
  )
}
