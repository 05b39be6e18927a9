import { client } from '#machines/client/machine.ts'
import { noPages } from '#domain/programme-pages.ts'
import { modelOf } from './_types.ts'
import { product, refused, unauthorized } from './_samples.ts'

const me = {
  firstName: 'Анна', lastName: 'Примерова', middleName: null, birthDate: '1980-01-01', avatarId: null, gender: null, email: null, snils: null,
  phoneNumber: '89990000001', login: '89990000001', emailConfirmed: false,
}
const rights = { restrictions: [{ name: 'PortfolioAvailable', value: 'yes' }], blocking: [{ code: 'PassportInFMS' }] }
const details = { 'agreement-1': { pages: noPages, features: null } }

export const model = modelOf(client, {
  inputs: [{ isConsentSigned: true }, { isConsentSigned: false }],
  events: {
    'consent.granted': [{ type: 'consent.granted' }],
    'person.retried': [{ type: 'person.retried' }],
    'programmes.retried': [{ type: 'programmes.retried' }],
    'programmes.changed': [{ type: 'programmes.changed' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    loadMe: { gives: [me], fails: [refused, unauthorized] },
    loadRights: { gives: [rights], fails: [refused] },
    loadProducts: { gives: [[product], []], fails: [refused, unauthorized] },
    loadDetails: { gives: [details], fails: [refused] },
  },
  visible: ({ isConsentSigned }) => isConsentSigned,
  journeys: [
    {
      title: '[4.2-09] the session hears when the user data have come',
      input: { isConsentSigned: true },
      story: [{ gave: ['loadMe', me] }, { wrote: ['session', 'client.introduced'] }, { remembers: { me } }],
    },
    {
      title: '[8-01] user data that do not come are told, and the account opens all the same',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadMe', refused] },
        { wrote: ['notices', 'notice.raised', { tone: 'bad' }] },
        { wrote: ['session', 'client.introduced'] },
        { stands: { person: 'failed' } },
      ],
    },
    {
      title: '[2.4-04] navigation hears that a client has no programmes',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', []] },
        { stands: { programmes: 'none' } },
        { wrote: ['navigation', 'standing.changed', { standing: { products: 'none' } }] },
      ],
    },
    {
      title: '[6-02] programmes are asked for only once the consent is signed',
      input: { isConsentSigned: false },
      story: [
        { stands: { programmes: 'awaitingConsent' } },
        { heard: { type: 'consent.granted' } },
        { stands: { programmes: 'loading' } },
        { asked: ['loadProducts'] },
      ],
    },
    {
      title: '[3-09] the details of the programmes are asked for by agreement',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', [product]] },
        { asked: ['loadDetails', { agreementIds: ['agreement-1'] }] },
        { gave: ['loadDetails', details] },
        { remembers: { products: [product], details } },
      ],
    },
  ],
})
