import { useState, type Ref } from 'react'
import { counted } from '#domain/plural.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type SummaryProps = {
  /** The fields that something is wrong with, in the order of the form. */
  wrong: readonly { name: string; label: string }[]
  /** What is wrong and belongs to no field of the form. */
  others: readonly string[]
  /** Which try to send it was in vain; 0 where the last one was not. */
  attempt: number
  onChoose: (name: string) => void
  ref: Ref<HTMLDivElement>
}

/** All that is wrong with a form in one place, each a way to its field; it is spoken once a try, not at every correction. */
export function Summary({ wrong, others, attempt, onChoose, ref }: SummaryProps) {
  const title = wrong.length > 0 ? `Исправьте ${counted(wrong.length, 'поле', 'поля', 'полей')}` : 'Проверьте данные'
  const text = [
    'Форма не отправлена.',
    ...(wrong.length > 0 ? [`Проверьте: ${wrong.map(({ label }) => label).join(', ')}.`] : []),
    ...others,
  ].join(' ')
  return (
    <>
      <ErrorSummary ref={ref} title={title} wrong={wrong} others={others} onChoose={onChoose} />
      {attempt > 0 && <Announcement key={attempt} text={text} />}
    </>
  )
}

function Announcement({ text }: { text: string }) {
  const [first] = useState(text)
  return <VisuallyHidden role="alert">{first}</VisuallyHidden>
}
