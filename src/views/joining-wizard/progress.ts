import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { Step } from '#ui/steps.tsx'

type StepOfRequest = KppOnlineRequest['currentStep']

const steps: readonly { at: StepOfRequest; label: string }[] = [
  { at: 1, label: 'Программа' },
  { at: 2, label: 'Личные данные' },
  { at: 3, label: 'Взносы и документы' },
  { at: 'FilesCheck', label: 'Проверка файлов' },
  { at: 4, label: 'Готово' },
]
const indexOf = (step: StepOfRequest) =>
  Math.max(
    0,
    steps.findIndex(({ at }) => at === step),
  )

/** The way to the programme as the request has gone it (4.5-01). */
export function progressOf(step: StepOfRequest): Step[] {
  const here = indexOf(step)
  return steps.map(({ at, label }, index) => ({
    id: String(at),
    label,
    state: index < here ? 'done' : index === here ? 'current' : 'ahead',
  }))
}

export const stepLabel = (step: StepOfRequest): string => steps[indexOf(step)]?.label ?? ''
