import { messages } from '#domain/faults.ts'
import { contractAddresses, supplementAddress } from '../addresses.ts'
import type { Persona } from '../personas.ts'
import type { Damaged } from './soundness.ts'

/** A page and the calls of it whose answers are damaged while it is opened. */
export type Visit = Damaged & { address: string }
/** Pages that are opened one after another in one visit of the portal, the first of them by its address. */
export type Journey = { persona: Persona | null; visits: readonly Visit[] }

const programme = (page: string) => `/lk/program/104512/${page}`
const filed = '/lk/services/redemption-statement?id=rs-7'

/** Every page of the account and of the site that asks for something, with all that it asks for. */
export const journeys: readonly Journey[] = [
  { persona: 'P1', visits: [{ address: '/lk', calls: ['agreements.products'] }] },
  {
    persona: 'P1',
    visits: [
      {
        address: '/lk',
        calls: ['account.me', 'account.restriction', 'account.blocking'],
        silent: {
          'account.restriction': 'said in the menu and on the page that hangs on them (6-04), where one does',
          'account.blocking': 'what is blocked the services refuse by themselves, in words of their own',
        },
      },
    ],
  },
  {
    persona: 'P1',
    visits: [
      { address: programme('my-portfolio'), calls: ['agreements.features', 'content.program'] },
      { address: '/lk/services', calls: [] },
    ],
  },
  {
    persona: 'P1',
    visits: [
      {
        address: '/lk',
        calls: [
          'balances.balance',
          'balances.lastOperations',
          'cashFlow.turnover',
          'statements.redemptions',
          'statements.taxDeductions',
          'documents.list',
        ],
      },
      {
        address: programme('statement'),
        calls: ['balances.balance', 'cashFlow.turnover', 'cashFlow.years', 'cashFlow.operations'],
      },
      { address: programme('calculator'), calls: ['balances.balance', 'cashFlow.years'] },
      { address: '/lk/profile', calls: ['account.passport', 'documents.list'] },
      {
        address: '/lk/services',
        calls: [
          'statements.redemptions',
          'statements.taxDeductions',
          'statements.canSubmitRedemption',
          'portfolios.options',
        ],
        silent: { 'portfolios.options': 'the card leads to the portfolio, whose page says it' },
      },
      { address: '/lk/services/redemption-statement', calls: ['statements.canSubmitRedemption'] },
      { address: '/lk/services/pension-statement', calls: ['statements.formRules', 'statements.metaInformation'] },
      { address: '/lk/taxation/statement', calls: ['contributions.years'] },
      { address: programme('portfolio-change'), calls: ['portfolios.options'] },
      {
        address: '/lk/taxation',
        calls: ['statements.taxDeductions', 'contributions.years', 'contributions.individual'],
      },
      {
        address: programme('my-portfolio'),
        calls: ['portfolios.all', 'portfolios.active', 'portfolios.options', 'portfolios.memorandum'],
      },
      { address: '/lk/taxation', calls: ['contributions.annualSums'] },
      { address: '/lk/documents', calls: ['documents.tags', 'documents.list'] },
      { address: programme('assignees'), calls: ['sharers.assignees'] },
      {
        address: programme('my-portfolio'),
        calls: ['investment.saving', 'investment.periods', 'investment.structure', 'files.info'],
        silent: { 'files.info': 'the file is opened all the same: what is missing is its size and its day' },
      },
      { address: programme('description'), calls: ['agreements.objectProperties', 'content.page'] },
      { address: '/lk/pension-guide', calls: ['content.page'] },
    ],
  },
  {
    persona: null,
    visits: [
      {
        address: '/lk/login',
        calls: ['auth.providers'],
        silent: { 'auth.providers': 'both ways in stay open; one that is closed says so when it is tried' },
      },
      {
        address: '/contacts',
        calls: ['content.page', 'maintenance.maintenance'],
        silent: { 'maintenance.maintenance': 'nobody is kept out for want of a word that there are works' },
      },
      { address: '/', calls: ['content.page'] },
      { address: '/lk/lite/sever/invest', calls: ['content.liteSection'] },
      { address: '/preview/portfolio?id=Balanced&v=draft-2', calls: ['content.portfolio'] },
      { address: '/preview/program?id=104512&v=draft-2', calls: ['content.program'] },
      {
        address: '/about/investing',
        calls: [
          'investment.periods',
          'investment.structure',
          'investment.issuers',
          'investment.ratingPeriods',
          'investment.rating',
          'investment.durationPeriods',
          'investment.duration',
          'investment.saving',
        ],
      },
    ],
  },
  { persona: null, visits: [{ address: '/lk/lite', calls: ['content.routes'] }] },
  { persona: 'P1', visits: [{ address: '/lk', calls: ['account.authorize'] }] },
  {
    persona: 'P4',
    visits: [
      {
        address: '/lk',
        calls: ['statements.metaInformation', 'statements.formRules'],
        words: {
          'statements.metaInformation': messages.joiningStatement,
          'statements.formRules': messages.joiningStatement,
        },
      },
    ],
  },
  {
    persona: 'P4',
    visits: [
      {
        address: '/lk',
        calls: ['statements.joiningRequest'],
        words: {
          'statements.joiningRequest': messages.joiningStatement,
        },
      },
    ],
  },
  {
    persona: 'P7',
    visits: [
      { address: filed, calls: ['statements.redemptions'] },
      { address: '/lk/services', calls: [] },
      { address: filed, calls: ['statements.canWithdraw', 'documents.document'] },
      { address: '/lk/services/withdrawal?id=rs-7', calls: ['statements.canWithdraw'] },
    ],
  },
  { persona: 'P5', visits: [{ address: supplementAddress, calls: ['statements.metaInformation'] }] },
  { persona: 'P5', visits: [{ address: supplementAddress, calls: ['statements.formRules'] }] },
  {
    persona: 'P10',
    visits: [
      {
        address: '/lk/online-contract',
        calls: ['statements.joiningRequest'],
        words: { 'statements.joiningRequest': messages.joiningStatement },
      },
    ],
  },
  {
    persona: 'P10',
    visits: contractAddresses.map((address) => ({
      address,
      // What became of the request, and what it says, is known with the sign-in.
      calls: /contract(\/profile)?$/.test(address) ? [] : ['content.page'],
    })),
  },
]
