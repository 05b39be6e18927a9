import { grouped } from './grouped.ts'
import type { Action, State, Transition, Word } from './model.ts'

/** `§ 4.2, 8.3`, or the word for a decision of our own, or nothing. */
export const sectionOf = (spec: string): string => (/^\d/.test(spec) ? `§\u00a0${spec}` : spec)

export const actionPhrase = ({ name, message, spawns }: Action): string =>
  message ? `⇒ ${message.to}: ${message.type}` : spawns ? `${name} (+ ${spawns})` : name

/** Actions in a row; one message to several machines is said once. */
export const actionsPhrase = (actions: Action[]): string =>
  [...grouped(actions, ({ name, message }) => (message ? `⇒ ${message.type}` : name)).values()]
    .map((same) => {
      const [{ message } = {}] = same
      return message
        ? `⇒ ${same.map((one) => one.message?.to).join(', ')}: ${message.type}`
        : same.map(actionPhrase).join(', ')
    })
    .join(', ')

/** `phone.submitted [isComplete] § 5`: the technical line of a transition. */
export const triggerPhrase = ({ label, guard, spec }: Transition): string =>
  [label, guard && `[${guard}]`, sectionOf(spec)].filter(Boolean).join(' ')

export const titleOf = ({ title, key }: State): string => title || key

/** A name with its meaning from a dictionary, or the bare name where the dictionary is silent. */
export const explained = (name: string, dictionary: Word[]): string => {
  const meaning = dictionary.find((word) => word.name === name)?.meaning
  return meaning ? `${name} — ${meaning}` : name
}
