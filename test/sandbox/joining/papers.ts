import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { StatementTemplate } from '#domain/statement-parts.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import { consentSections } from '../content/consent-text.ts'
import { liteSections } from '../content/lite-section.ts'
import type { Section } from '../pdf/document.ts'
import { person, rubles, signature } from '../statements/papers.ts'
import type { Client } from '../state.ts'

/** The papers that a request to join is made of (L11). */
export const joiningTemplates: StatementTemplate[] = [
  {
    templateName: 'JoiningApplication',
    title: 'Заявление на вступление в пенсионную программу',
    required: true,
    perContract: false,
    state: 'draft',
  },
  {
    templateName: 'ContributionOrder',
    title: 'Заявление об удержании взноса из заработной платы',
    required: true,
    perContract: false,
    state: 'draft',
  },
  {
    templateName: 'PdnConsent',
    title: 'Согласие на обработку персональных данных',
    required: true,
    perContract: false,
    state: 'draft',
  },
]

/** ` «Север»`: the name that people know a programme by, which its section bears; nothing where there is no such section. */
const programmeOf = (holding: string): string => {
  const name = /«.+»/.exec(liteSections.get(holding)?.title ?? '')
  return name ? ` ${name[0]}` : ''
}

type StepThree = NonNullable<KppOnlineRequest['payload']['step_3']>

function contribution({ contribution: of }: StepThree): Section {
  const size = of?.mode === 'Percent' ? `${of.value ?? 0} % заработной платы` : rubles(of?.value ?? 0)
  return {
    heading: 'Взнос',
    paragraphs: [
      `Размер: ${size}. Начиная с ${of?.startDate ?? ''}.`,
      ...(of?.employeeNumber ? [`Табельный номер: ${of.employeeNumber}.`] : []),
    ],
  }
}

/** What stands in one of them. */
export function joiningSections(
  fundName: string,
  client: Client,
  { payload }: KppOnlineRequest,
  templateName: string,
): Section[] {
  const { step_2, step_3 } = payload
  const head = person(client, {
    personalData: step_2?.personalData,
    passportContainer: step_2?.passportContainer,
    contactInfo: step_2?.contactInfo,
    addresses: step_3?.addresses,
  })
  if (templateName === 'PdnConsent') return [head, ...consentSections(fundName), signature(client)]
  const sums = step_3 ? [contribution(step_3)] : []
  if (templateName === 'ContributionOrder') return [head, ...sums, signature(client)]
  const names: Record<string, string> = portfolioNames
  return [
    head,
    {
      heading: 'Просьба',
      paragraphs: [
        `Прошу принять меня в пенсионную программу${programmeOf(payload.step_1.holdingName)}.`,
        `Портфель: ${names[step_3?.portfolio ?? ''] ?? 'не выбран'}.`,
      ],
    },
    ...sums,
    {
      heading: 'Правопреемники',
      paragraphs: step_3?.assignees?.length
        ? step_3.assignees.map(
            ({ fullName, relation, share }) => `${fullName ?? ''}, ${relation ?? ''}: ${share ?? 0} %.`,
          )
        : ['Не назначены.'],
    },
    signature(client),
  ]
}
