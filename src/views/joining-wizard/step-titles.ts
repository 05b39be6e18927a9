import type { JoiningStep } from '#domain/joining-steps.ts'

/** What the steps are called. */
export const stepTitles: Record<JoiningStep, string> = {
  step1: 'Программа',
  step2: 'Личные данные',
  step3: 'Взносы и документы',
  filesCheck: 'Проверка файлов',
  step4: 'Подпись',
}
