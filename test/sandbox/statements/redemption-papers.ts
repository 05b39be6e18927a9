import type { StatementTemplate } from '#domain/statement-parts.ts'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import type { Section } from '../pdf/document.ts'
import type { Client } from '../state.ts'
import { account, attached, person, rubles, signature } from './papers.ts'

/** The papers that a redemption statement is made of (L5). */
export const redemptionTemplates: StatementTemplate[] = [
  {
    templateName: 'RedemptionApplication',
    title: 'Заявление о выплате выкупной суммы',
    required: true,
    perContract: true,
    state: 'draft',
  },
  {
    templateName: 'BankDetailsConfirmation',
    title: 'Реквизиты для выплаты',
    required: true,
    perContract: false,
    state: 'draft',
  },
  {
    templateName: 'TaxStatusDeclaration',
    title: 'Сведения о налоговом статусе и вычетах',
    required: false,
    perContract: false,
    state: 'draft',
  },
]

const usages: Record<string, string> = {
  NotUsed: 'вычет по взносам не получен',
  Used: 'вычет по взносам получен',
  Partly: 'вычет получен за часть взносов',
}

const asked = ({
  contractNumber,
  redemptionType,
  amount,
  availableAmount,
}: RedemptionStatement['contracts'][number]) =>
  redemptionType === 'Full'
    ? `По договору № ${contractNumber} прошу выплатить выкупную сумму полностью: ${rubles(availableAmount ?? 0)} Договор прекращается.`
    : `По договору № ${contractNumber} прошу выплатить часть выкупной суммы: ${rubles(amount ?? 0)}`

const tax = ({ tax: status }: RedemptionStatement): Section => ({
  heading: 'Налоговый статус',
  paragraphs: [
    status?.isTaxResident === false ? 'Не налоговый резидент России.' : 'Налоговый резидент России.',
    `Социальный вычет: ${usages[status?.deductionUsage ?? ''] ?? 'не указано'}.`,
  ],
})

/** What stands in one of its papers; a contract narrows it to one. */
export function redemptionSections(
  client: Client,
  statement: RedemptionStatement,
  templateName: string,
  contractId: string | null,
): Section[] {
  const contracts = statement.contracts.filter((one) => contractId === null || one.contractId === contractId)
  const head = person(client, statement)
  switch (templateName) {
    case 'BankDetailsConfirmation':
      return [head, account(statement), signature(client)]
    case 'TaxStatusDeclaration':
      return [head, tax(statement), signature(client)]
    default:
      return [
        head,
        { heading: 'Просьба', paragraphs: contracts.map(asked) },
        tax(statement),
        account(statement),
        ...attached(statement),
        signature(client),
      ]
  }
}
