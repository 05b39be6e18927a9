import { fault } from '#domain/faults.ts'
import { client } from '#machines/client/machine.ts'
import { noPages } from '#domain/programme-pages.ts'
import { modelOf, unanswered } from './_types.ts'
import { product, refused } from './_samples.ts'

const me = {
  firstName: 'Анна',
  lastName: 'Примерова',
  middleName: null,
  birthDate: '1980-01-01',
  avatarId: null,
  gender: null,
  email: null,
  snils: null,
  phoneNumber: '89990000001',
  login: '89990000001',
  emailConfirmed: false,
}
const maria = { ...me, firstName: 'Мария' }
const restrictions = [{ name: 'PortfolioAvailable', value: 'yes' }]
const blockings = [{ code: 'PassportInFMS' }]
const whole = { pages: noPages, features: null, faults: [] }
const details = { 'agreement-1': whole }
const incomplete = { 'agreement-1': { ...whole, faults: [fault(refused)] } }

export const model = modelOf(client, {
  inputs: [{ isConsentSigned: true }, { isConsentSigned: false }],
  events: {
    'consent.granted': [{ type: 'consent.granted' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'programmes.changed': [{ type: 'programmes.changed' }],
    'person.changed': [{ type: 'person.changed', me: maria }],
    'person.outdated': [{ type: 'person.outdated' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    loadMe: { gives: [me], fails: [refused] },
    loadRestrictions: { gives: [restrictions], fails: [refused] },
    loadBlockings: { gives: [blockings], fails: [refused] },
    loadProducts: { gives: [[product], []], fails: [refused] },
    loadDetails: { gives: [details, incomplete], fails: [refused] },
  },
  visible: () => null,
  journeys: [
    {
      title: '[4.2-09] the session hears when the user data have come',
      input: { isConsentSigned: false },
      story: [
        { tagged: ['busy'] },
        { gave: ['loadMe', me] },
        { wrote: ['session', 'client.introduced', { phone: '89990000001' }] },
        { context: { me } },
        { state: { person: 'known' } },
        { tagged: [] },
      ],
    },
    {
      title:
        '[8-01] user data that do not come are remembered, and the account opens all the same; they are asked for again on request',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadMe', refused] },
        { wrote: ['session', 'client.introduced', { phone: null }] },
        { context: { personFault: fault(refused) } },
        { state: { person: 'failed' } },
        { heard: { type: 'retry.requested' } },
        { asked: ['loadMe'] },
        { gave: ['loadMe', me] },
        { state: { person: 'known' } },
      ],
    },
    {
      title: '[2.2-10] user data that were changed are known at once, and those that may have changed are read anew',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadMe', me] },
        { heard: { type: 'person.changed', me: maria } },
        { context: { me: maria } },
        { heard: { type: 'person.outdated' } },
        { state: { person: 'refreshing' } },
        { context: { me: maria } },
        { asked: ['loadMe'] },
        { gave: ['loadMe', me] },
        { state: { person: 'known' } },
        { context: { me } },
      ],
    },
    {
      title: '[2.2-10] user data that do not come anew stay as they were, and a change outruns them',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadMe', me] },
        { heard: { type: 'person.outdated' } },
        { failed: ['loadMe', refused] },
        { state: { person: 'known' } },
        { context: { me, personFault: null } },
        { heard: { type: 'person.outdated' } },
        { heard: { type: 'person.changed', me: maria } },
        { state: { person: 'known' } },
        { context: { me: maria } },
      ],
    },
    {
      title:
        '[8-08] restrictions are known as they came; that they did not, and why, is remembered until they come, also while they are asked for again',
      input: { isConsentSigned: true },
      story: [
        { asked: ['loadRestrictions'] },
        { failed: ['loadRestrictions', refused] },
        { state: { restrictions: 'failed' } },
        { context: { restrictions: [], restrictionsFault: fault(refused) } },
        { heard: { type: 'network.restored' } },
        { asked: ['loadRestrictions'] },
        { context: { restrictionsFault: fault(refused) } },
        { gave: ['loadRestrictions', restrictions] },
        { state: { restrictions: 'known' } },
        { context: { restrictions, restrictionsFault: null } },
      ],
    },
    {
      title: '[4.7-02] blockings are known though restrictions are not, and the other way round',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadRestrictions', refused] },
        { gave: ['loadBlockings', blockings] },
        { state: { restrictions: 'failed', blockings: 'known' } },
        { context: { blockings } },
      ],
    },
    {
      title: 'blockings that do not come leave restrictions alone, and are asked for when the network is back',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadRestrictions', restrictions] },
        { failed: ['loadBlockings', refused] },
        { state: { restrictions: 'known', blockings: 'failed' } },
        { context: { restrictions, blockings: [], restrictionsFault: null } },
        { heard: { type: 'network.restored' } },
        { asked: ['loadBlockings'] },
        { gave: ['loadBlockings', blockings] },
        { state: { blockings: 'known' } },
        { context: { blockings } },
      ],
    },
    {
      title: '[2.4-04] navigation hears that a client has no programmes, and that one has been added',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', []] },
        { state: { programmes: 'none' } },
        { wrote: ['navigation', 'visitor.changed', { visitor: { products: 'none' } }] },
        { heard: { type: 'programmes.changed' } },
        { state: { programmes: 'loading' } },
        { gave: ['loadProducts', [product]] },
        { wrote: ['navigation', 'visitor.changed', { visitor: { products: 'some' } }] },
        { context: { products: [product] } },
      ],
    },
    {
      title: '[6-02] programmes are asked for only once the consent is signed',
      input: { isConsentSigned: false },
      story: [
        { state: { programmes: 'awaitingConsent' } },
        { gave: ['loadMe', me] },
        { tagged: [] },
        { heard: { type: 'consent.granted' } },
        { state: { programmes: 'loading' } },
        { asked: ['loadProducts'] },
        { tagged: ['busy'] },
      ],
    },
    {
      title: '[8-08] programmes that do not come are remembered, and are asked for again on request',
      input: { isConsentSigned: true },
      story: [
        { failed: ['loadProducts', refused] },
        { silent: true },
        { state: { programmes: 'failed' } },
        { context: { programmesFault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        { state: { programmes: 'loading' } },
        { gave: ['loadProducts', [product]] },
        { context: { programmesFault: null } },
      ],
    },
    {
      title: 'user data alone that do not come are waited for',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', [product]] },
        { context: { products: [product] } },
        { gave: ['loadRestrictions', restrictions] },
        { gave: ['loadBlockings', blockings] },
        { failed: ['loadMe', refused] },
        { asked: ['watchNetwork'] },
        { tagged: ['offline'] },
      ],
    },
    {
      title: 'restrictions alone that do not come are waited for, and asked for on request',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', []] },
        { gave: ['loadMe', me] },
        { gave: ['loadBlockings', blockings] },
        { failed: ['loadRestrictions', refused] },
        { asked: ['watchNetwork'] },
        { tagged: ['offline'] },
        { heard: { type: 'retry.requested' } },
        { state: { restrictions: 'loading' } },
      ],
    },
    {
      title: 'blockings alone that do not come are waited for, and asked for on request',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', []] },
        { gave: ['loadMe', me] },
        { gave: ['loadRestrictions', restrictions] },
        { failed: ['loadBlockings', refused] },
        { asked: ['watchNetwork'] },
        { tagged: ['offline'] },
        { heard: { type: 'retry.requested' } },
        { state: { blockings: 'loading' } },
      ],
    },
    {
      title: 'programmes alone that do not come are waited for',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadMe', me] },
        { gave: ['loadRestrictions', restrictions] },
        { gave: ['loadBlockings', blockings] },
        { failed: ['loadProducts', refused] },
        { asked: ['watchNetwork'] },
        { tagged: ['offline'] },
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
        { state: { person: 'loading', programmes: 'loading' } },
      ],
    },
    {
      title: '[3-09] the details of the programmes are asked for by agreement',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', [product]] },
        { asked: ['loadDetails', { agreementIds: ['agreement-1'] }] },
        { gave: ['loadDetails', details] },
        { state: { programmes: { known: 'detailed' } } },
        { context: { products: [product], details } },
      ],
    },
    {
      title: '[8-08] details that did not all come are remembered with why, and are asked for again on request',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', [product]] },
        { gave: ['loadDetails', incomplete] },
        { state: { programmes: { known: 'incomplete' } } },
        { context: { details: incomplete } },
        { heard: { type: 'retry.requested' } },
        { asked: ['loadDetails', { agreementIds: ['agreement-1'] }] },
        { gave: ['loadDetails', details] },
        { state: { programmes: { known: 'detailed' } } },
        { context: { details } },
      ],
    },
    {
      title: '[3-09] programmes whose details do not come are shown without their pages',
      input: { isConsentSigned: true },
      story: [
        { gave: ['loadProducts', [product]] },
        { failed: ['loadDetails', refused] },
        { state: { programmes: { known: 'detailed' } } },
        { context: { products: [product], details: {} } },
      ],
    },
  ],
})
