import { isStepComplete } from '#domain/judging/steps.ts'
import { areAllClean, refsOf, type StatementFile } from '#domain/statement-files.ts'
import type { Form } from './contract.ts'

type Files = readonly StatementFile[]

/** Whether it may be sent as it is: nothing is wrong by the rules, and every file is clean. */
export const isSendable = ({ rules, today }: Form, comment: string, files: Files): boolean =>
  areAllClean(files) && isStepComplete(rules, { values: { comment, documents: refsOf(files) }, files, today })
