import type { LinkUser } from '#domain/programme-link.ts'
import { programLink } from '#machines/program-link/machine.ts'
import { refused } from './_samples.ts'
import { modelOf } from './_types.ts'

const anna: LinkUser = {
  lastName: 'Примерова',
  firstName: 'Анна',
  middleName: null,
  birthDate: '1980-01-01',
  snils: '00000000000',
  passportSeries: '0000',
  passportNumber: '000000',
  agreementNumber: null,
}
const submitted = { heard: { type: 'person.submitted', person: anna } } as const

export const model = modelOf(programLink, {
  inputs: [undefined],
  events: {
    'person.submitted': [anna, { ...anna, agreementNumber: '001' }].map((person) => ({
      type: 'person.submitted',
      person,
    })),
    'person.edited': [{ type: 'person.edited' }],
  },
  answers: { linkUser: { gives: [{ isLinked: true }, { isLinked: false }], fails: [refused] } },
  visible: () => null,
  journeys: [
    {
      title: '[2.2-05] a client who is found gets the programme, and the list of programmes is read anew',
      story: [
        submitted,
        { asked: ['linkUser', { person: anna }] },
        { gave: ['linkUser', { isLinked: true }] },
        { state: 'linked' },
        { wrote: ['client', 'programmes.changed'] },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['money', 'documents'] }] },
        { wrote: ['notices', 'notice.raised', { tone: 'good' }] },
        { context: { person: null } },
      ],
    },
    {
      title: '[8-12] a client who is not found is told so and can correct what was typed',
      story: [
        submitted,
        { gave: ['linkUser', { isLinked: false }] },
        { state: 'unknown' },
        { heard: { type: 'person.edited' } },
        { state: 'editing' },
        submitted,
        { gave: ['linkUser', { isLinked: false }] },
        { state: 'unknown' },
      ],
    },
    {
      title: '[5-07] a failure leaves what was typed, and the same can be sent again',
      story: [
        submitted,
        { failed: ['linkUser', refused] },
        { state: 'failed' },
        submitted,
        { state: 'linking' },
        { context: { fault: null } },
      ],
    },
  ],
})
