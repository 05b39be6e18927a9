import type { DocumentRule, StepRules } from '../form-rules.ts'
import { counted } from '../plural.ts'
import { isRequired, tellUnknownKeys, type Judged } from './judged.ts'

const knownKeys = ['fileType', 'title', 'required', 'requiredWhen', 'maxCount']

/** A place for files of one kind: how many are there, how many may be, and what is wrong, as a sentence. */
export type DocumentSlot = {
  fileType: string
  title: string
  isRequired: boolean
  count: number
  mostCount: number | null
  fault: string | null
}

function slotOf(rule: DocumentRule, judged: Judged): DocumentSlot {
  tellUnknownKeys(rule.fileType, rule, knownKeys, judged)
  const count = judged.files.filter(({ fileType }) => fileType === rule.fileType).length
  const required = isRequired(rule, rule.fileType, '', judged)
  const title = rule.title ?? rule.fileType
  const most = rule.maxCount ?? null
  const tooMany = most !== null && count > most
  return {
    fileType: rule.fileType,
    title,
    isRequired: required,
    count,
    mostCount: most,
    fault: tooMany
      ? `Оставьте не больше ${counted(most, 'файла', 'файлов', 'файлов')}: «${title}»`
      : required && count === 0
        ? `Приложите файл: «${title}»`
        : null,
  }
}

/** The documents that a step asks for, in the order of the rules (4.7-05). */
export const documentsOfStep = ({ documents }: StepRules, judged: Judged): DocumentSlot[] =>
  (documents ?? []).map((rule) => slotOf(rule, judged))
