import { fault } from '#domain/faults.ts'
import { client } from '#machines/client/machine.ts'
import { noPages } from '#domain/programme-pages.ts'
import { modelOf, unanswered } from './_types.ts'
import { product, refused, unauthorized } from './_samples.ts'

const me = {
  firstName: 'Анна', lastName: 'Примерова', middleName: null, birthDate: '1980-01-01', avatarId: null, gender: null, email: null, snils: null,
  phoneNumber: '89990000001', login: '89990000001', emailConfirmed: false,
}
const rights = { restrictions: [{ name: 'PortfolioAvailable', value: 'yes' }], blocking: [{ code: 'PassportInFMS' }] }
const details = { 'agreement-1': { pages: noPages, features: null } }
const untold = { not: { wrote: ['notices', 'notice.raised'] } } as const

export const model = modelOf(client, {
  inputs: [{ isConsentSigned: true }, { isConsentSigned: false }],
  events: {
    'consent.granted': [{ type: 'consent.granted' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'programmes.changed': [{ type: 'programmes.changed' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    loadMe: { gives: [me], fails: [refused, unauthorized] },
    loadRights: { gives: [rights], fails: [refused] },
    loadProducts: { gives: [[product], []], fails: [refused, unauthorized] },
    loadDetails: { gives: [details], fails: [refused] },
  },
  visible: ({ isConsentSigned }) => isConsentSigned,
  journeys: [
    {
      title: '[4.2-09] the session hears when the user data have come',
      input: { isConsentSigned: false },
      story: [
        { tagged: ['busy'] },
        { gave: ['loadMe', me] },
        { wrote: ['session', 'client.introduced'] },
        { remembers: { me } },
        { stands: { person: 'known' } },
        { tagged: [] },
      ],
    },
    {
      title: '[8-01] user data that do not come are told, and the account opens all the same; they are asked for again on request',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadMe', refused] },
        { wrote: ['notices', 'notice.raised', { text: 'Сервис временно недоступен (500)', tone: 'bad' }] },
        { wrote: ['session', 'client.introduced'] },
        { stands: { person: 'failed' } },
        { heard: { type: 'retry.requested' } },
        { asked: ['loadMe'] },
        { gave: ['loadMe', me] },
        { stands: { person: 'known' } },
      ],
    },
    {
      title: '[8-05] of user data that are refused with a 401 nothing is said, and the account opens all the same',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadMe', unauthorized] },
        untold,
        { wrote: ['session', 'client.introduced'] },
        { stands: { person: 'failed' } },
      ],
    },
    {
      title: 'restrictions and blockings are known as they came; while they are not, the client is taken to have no rights',
      input: { isConsentSigned: true },
      story: [
        { asked: ['loadRights'] },
        { failed: ['loadRights', refused] },
        { stands: { rights: 'failed' } },
        { remembers: { rights: { restrictions: [], blocking: [] } } },
        { heard: { type: 'network.restored' } },
        { asked: ['loadRights'] },
        { gave: ['loadRights', rights] },
        { stands: { rights: 'known' } },
        { remembers: { rights } },
      ],
    },
    {
      title: '[2.4-04] navigation hears that a client has no programmes, and that one has been added',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', []] },
        { stands: { programmes: 'none' } },
        { wrote: ['navigation', 'standing.changed', { standing: { products: 'none' } }] },
        { heard: { type: 'programmes.changed' } },
        { stands: { programmes: 'loading' } },
        { gave: ['loadProducts', [product]] },
        { wrote: ['navigation', 'standing.changed', { standing: { products: 'some' } }] },
        { remembers: { products: [product] } },
        { heard: { type: 'programmes.changed' } },
        { asked: ['loadProducts'] },
        { gave: ['loadProducts', []] },
        { remembers: { products: [] } },
      ],
    },
    {
      title: '[6-02] programmes are asked for only once the consent is signed',
      input: { isConsentSigned: false },
      story: [
        { stands: { programmes: 'awaitingConsent' } },
        { gave: ['loadMe', me] },
        { tagged: [] },
        { heard: { type: 'consent.granted' } },
        { stands: { programmes: 'loading' } },
        { asked: ['loadProducts'] },
        { tagged: ['busy'] },
      ],
    },
    {
      title: '[8-08] programmes that do not come are told and remembered, and are asked for again on request',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadProducts', refused] },
        { wrote: ['notices', 'notice.raised', { text: 'Сервис временно недоступен (500)', tone: 'bad' }] },
        { stands: { programmes: 'failed' } },
        { remembers: { programmesFault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        { stands: { programmes: 'loading' } },
        { gave: ['loadProducts', [product]] },
        { remembers: { programmesFault: null } },
      ],
    },
    {
      title: '[8-05] of programmes that are refused with a 401 nothing is said, but they are known not to have come',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadProducts', unauthorized] },
        untold,
        { stands: { programmes: 'failed' } },
        { remembers: { programmesFault: fault(unauthorized) } },
      ],
    },
    {
      title: 'when the network is back all that did not come is asked for again',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadMe', refused] },
        { failed: ['loadProducts', refused] },
        { heard: { type: 'network.restored' } },
        { asked: ['loadMe'] },
        { asked: ['loadProducts'] },
        { stands: { person: 'loading', programmes: 'loading' } },
      ],
    },
    {
      title: '[3-09] the details of the programmes are asked for by agreement',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', [product]] },
        { asked: ['loadDetails', { agreementIds: ['agreement-1'] }] },
        { gave: ['loadDetails', details] },
        { stands: { programmes: { known: 'detailed' } } },
        { remembers: { products: [product], details } },
      ],
    },
    {
      title: '[3-09] programmes whose details do not come are shown without their pages',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', [product]] },
        { failed: ['loadDetails', refused] },
        { stands: { programmes: { known: 'detailed' } } },
        { remembers: { products: [product], details: {} } },
      ],
    },
  ],
})
