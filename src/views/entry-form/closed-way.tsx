import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import type { Way } from './use-closed-ways.ts'

const notices: Record<Way, { title: string; other: string }> = {
  esia: { title: 'Вход через Госуслуги сейчас недоступен', other: 'Войдите по телефону: он рядом, во второй вкладке.' },
  phone: {
    title: 'Вход по телефону сейчас недоступен',
    other: 'Войдите через Госуслуги: они рядом, в первой вкладке.',
  },
}

/** Stands in the place of a form that would not let anybody in. */
export function ClosedWay({ way, isOnly }: { way: Way; isOnly: boolean }) {
  const { title, other } = notices[way]
  return (
    <Notice tone="warn" title={title}>
      <p>
        {isOnly ? 'Попробуйте чуть позже.' : other} Вопросы: <HotlineLink />.
      </p>
    </Notice>
  )
}
