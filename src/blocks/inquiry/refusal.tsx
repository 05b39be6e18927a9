import { Notice } from '#ui/notice.tsx'
import type { InquiryView } from '#system/react/use-inquiry.ts'

type RefusalProps = { inquiry: InquiryView; hasFieldErrors: boolean }

/** Why the inquiry was not sent, and what to do; nothing that was typed is lost. */
export function Refusal({ inquiry: { status, errorText, mayHaveArrived }, hasFieldErrors }: RefusalProps) {
  return (
    <div role="alert">
      {errorText !== null && (status === 'pausing' ? (
        <Notice tone="warn" title="Нужно немного подождать"><p>{errorText} Введённое сохранено.</p></Notice>
      ) : mayHaveArrived ? (
        <Notice tone="bad" title="Ответ от фонда не пришёл">
          <p>{errorText}</p>
          <p>Введённое сохранено в этой вкладке. Проверьте связь и отправьте ещё раз. Если первое обращение всё же дошло, второе ему не помешает.</p>
        </Notice>
      ) : (
        <Notice tone="bad" title="Обращение не отправлено">
          <p>{errorText}</p>
          {!hasFieldErrors && <p>Введённое осталось в полях, попробуйте ещё раз.</p>}
        </Notice>
      ))}
    </div>
  )
}
