import { cookieConsent } from '#machines/cookie-consent/machine.ts'
import { modelOf, unanswered } from './_types.ts'

export const model = modelOf(cookieConsent, {
  inputs: [undefined],
  events: {
    'cookies.accepted': [{ type: 'cookies.accepted' }],
    'cookies.refused': [{ type: 'cookies.refused' }],
    'cookies.answeredElsewhere': [{ type: 'cookies.answeredElsewhere' }],
    'cookies.reconsidered': [{ type: 'cookies.reconsidered' }],
  },
  answers: {
    recallCookies: { gives: [{ isAnswered: true }, { isAnswered: false }], fails: [{ kind: 'unexpected' }] },
    watchCookies: unanswered,
  },
  visible: () => null,
  journeys: [
    {
      title: '[1-06] the banner stays until it is answered',
      story: [{ gave: ['recallCookies', { isAnswered: false }] }, { state: { asking: 'first' } }, { silent: true }],
    },
    {
      title: '[1-07] an acceptance is kept, and hides the banner in other tabs',
      story: [
        { gave: ['recallCookies', { isAnswered: false }] },
        { asked: ['watchCookies'] },
        { heard: { type: 'cookies.accepted' } },
        { did: ['keepAnswer', { isAccepted: true }] },
        { state: 'answered' },
      ],
    },
    {
      title: 'a refusal is kept, too, and hides the banner',
      story: [
        { gave: ['recallCookies', { isAnswered: false }] },
        { heard: { type: 'cookies.refused' } },
        { did: ['keepAnswer', { isAccepted: false }] },
        { state: 'answered' },
      ],
    },
    {
      title: '[1-07] an answer in another tab hides the banner here',
      story: [
        { gave: ['recallCookies', { isAnswered: false }] },
        { heard: { type: 'cookies.answeredElsewhere' } },
        { state: 'answered' },
        { silent: true },
      ],
    },
    {
      title:
        '[1-07] what was answered before is not asked again, unless a person wants to: a consent can be taken back',
      story: [
        { gave: ['recallCookies', { isAnswered: true }] },
        { state: 'answered' },
        { silent: true },
        { heard: { type: 'cookies.reconsidered' } },
        { state: { asking: 'again' } },
        { heard: { type: 'cookies.refused' } },
        { did: ['keepAnswer', { isAccepted: false }] },
        { state: 'answered' },
      ],
    },
  ],
})
