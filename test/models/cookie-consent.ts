import { cookieConsent } from '#machines/cookie-consent/machine.ts'
import { modelOf, unanswered } from './_types.ts'

export const model = modelOf(cookieConsent, {
  inputs: [undefined],
  events: {
    'cookies.accepted': [{ type: 'cookies.accepted' }],
    'cookies.acceptedElsewhere': [{ type: 'cookies.acceptedElsewhere' }],
  },
  answers: {
    recallCookies: { gives: [{ isAccepted: true }, { isAccepted: false }], fails: [{ kind: 'unexpected' }] },
    watchCookies: unanswered,
  },
  visible: () => null,
  journeys: [
    {
      title: '[1-06] the banner stays until it is accepted',
      story: [{ gave: ['recallCookies', { isAccepted: false }] }, { state: 'asking' }, { silent: true }],
    },
    {
      title: '[1-07] an acceptance is kept, and hides the banner in other tabs',
      story: [
        { gave: ['recallCookies', { isAccepted: false }] },
        { asked: ['watchCookies'] },
        { heard: { type: 'cookies.accepted' } },
        { did: ['keepAcceptance'] },
        { state: 'accepted' },
      ],
    },
    {
      title: '[1-07] an acceptance in another tab hides the banner here',
      story: [
        { gave: ['recallCookies', { isAccepted: false }] },
        { heard: { type: 'cookies.acceptedElsewhere' } },
        { state: 'accepted' },
        { silent: true },
      ],
    },
    {
      title: '[1-07] what was accepted before is not asked again',
      story: [{ gave: ['recallCookies', { isAccepted: true }] }, { state: 'accepted' }, { silent: true }],
    },
  ],
})
