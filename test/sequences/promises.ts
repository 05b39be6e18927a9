import { steps, type Step } from '#machines/sample-wizard/contract.ts'
import { anna, type Portal } from './portal.ts'
import { hold } from './promise.ts'

/** A section that is typed into, and the step that shows it. */
export const sections = ['person', 'bank'] as const
export type Section = (typeof sections)[number]

/** Knows what the client has typed and been shown, and holds the portal to what must be true after whatever has happened. */
export function createWitness(portal: Portal) {
  const { fund, device } = portal
  const typed = new Map<string, unknown>()
  let placeBefore = ''

  const witness = {
    /** Whether anybody else has ever written: no client is in conflict with themself. */
    hasOthers: false,
    /** The furthest step that the client has earned. */
    earned: 0,

    typed: (section: string, value: unknown) => typed.set(section, value),
    valueOf: (section: string) => typed.get(section),
    forget: (section: string) => typed.delete(section),
    forgetAll: () => typed.clear(),
    /** The client has agreed that this is what counts now. */
    agree(values: Readonly<Record<string, unknown>>) {
      typed.clear()
      for (const section of sections) if (values[section]) witness.typed(section, values[section])
    },
    /** A page that is gone without a word takes along only what the device did not keep, as it said. */
    lose() {
      if (fund.stored?.isFiled) return
      for (const [section, value] of typed)
        if (!isOutside(section, value)) {
          hold(portal.isUnkeepable, 'what was typed is kept at once')
          typed.delete(section)
        }
    },
    isFiledAsTyped: (values: Readonly<Record<string, unknown>>) =>
      [...typed].every(([section, value]) => values[section] === value),

    check() {
      portal.raise()
      look()
      if (portal.client !== anna) {
        hold(!portal.showsAnna(), 'what was typed is found by the same client only')
        return
      }
      if (portal.standing() === 'conflicting')
        hold(witness.hasOthers || portal.wasUnkeepable, 'no client is in conflict with themself')
      const place = portal.place()
      const rank = steps.indexOf(place as Step)
      if (rank >= 0) hold(rank <= witness.earned, 'the step that is shown was reached or is earlier')
      if (place === 'signing' && placeBefore !== 'signing') {
        const values = portal.draft()?.context.values ?? {}
        hold(
          sections.every((section) => Boolean(values[section])),
          'nothing is filed while a step is invalid',
        )
      }
      placeBefore = place
      if (place === 'submitted') hold(device.size === 0, 'nothing of a filed statement stays on the device')
      hold(fund.filings.length <= 1, 'nothing is filed twice')
      if (!fund.stored?.isFiled)
        for (const [section, value] of typed) hold(isKept(section, value), 'what was typed last is kept')
    },
  }

  const isOutside = (section: string, value: unknown) =>
    fund.stored?.values[section] === value || [...device.values()].some(({ values }) => values[section] === value)
  const isKept = (section: string, value: unknown) =>
    isOutside(section, value) ||
    (portal.draft()?.context.values[section] === value && (portal.isUnkeepable || portal.standing() === 'conflicting'))

  /** The form shows what is in the draft; where the client must choose, both are shown. */
  function look() {
    const draft = portal.draft()
    const theirs = portal.standing() === 'conflicting' ? draft?.context.theirs : null
    const shown = [draft?.context.values, theirs?.kind === 'draft' ? theirs.stored.values : null]
    for (const values of shown) for (const value of Object.values(values ?? {})) fund.shown.add(value)
  }

  return witness
}
export type Witness = ReturnType<typeof createWitness>
