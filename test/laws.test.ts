import { readdirSync, readFileSync } from 'node:fs'
import { StateMachine, type AnyActorLogic } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { FlowName } from '#machines/directory.ts'
import { flowNames } from '#machines/flows.ts'
import { charts } from '#machines/registry.ts'
import { undocumented } from '#statecharts/exporter/undocumented.ts'
import { actorOf, functionsIn, kindOf, namedActors, namesUsed, type Kind } from '#test/kit/model/anatomy.ts'
import { arrowsOf, nodesOf } from '#test/kit/model/edges.ts'
import { marksOf } from '#test/kit/model/trace.ts'
import { createWhole } from '#test/kit/model/whole.ts'
import { auth } from '#test/models/_samples.ts'

const camelCase = /^[a-z][A-Za-z0-9]*$/
const past = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/
const question = /^(is|has|can|may|needs|was)[A-Z]/
/** Where a chart may hold a function: it hands data over and decides nothing. */
const handsOver = /(^|\.)(input|context|output|params)$/

const machines = Object.values(charts).map(({ machine }) => machine)
const actors = namedActors(machines)

describe.each(Object.entries(charts))('%s', (name, { machine }) => {
  const nodes = nodesOf(machine)
  const work = nodes.flatMap((node) =>
    node.invoke.map(({ id, src, systemId }) => ({ id, src, systemId, node, logic: actorOf(machine, src) })),
  )
  const used = namesUsed(machine)

  it('is known under the name that it has itself', () => expect(machine.id).toBe(name))

  it('has states in camelCase, and more than one', () => {
    expect(nodes.map(({ key }) => key).filter((key) => !camelCase.test(key))).toEqual([])
    expect(nodes.filter((node) => Object.keys(node.states).length === 0).length).toBeGreaterThan(1)
  })

  it('hears events that are past facts: subject.happened', () => {
    const events = nodes.flatMap(arrowsOf).map(({ eventType }) => eventType)
    expect(events.filter((event) => event !== '' && !event.startsWith('xstate.') && !past.test(event))).toEqual([])
  })

  it('names guards as questions, and actions, actors and delays in camelCase', () => {
    expect([...used.guards].filter((guard) => !question.test(guard))).toEqual([])
    expect([...used.actions, ...used.actors, ...used.delays].filter((one) => !camelCase.test(one))).toEqual([])
  })

  it('calls work by the name of its port, in the chart and in the system; a listener, of which a chart may have several, answers to nobody', () => {
    const answering = work.filter(({ logic }) => kindOf(logic) !== 'listener')
    expect(
      answering
        .filter(({ id, src, systemId }) => id !== src || (systemId !== undefined && systemId !== src))
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('answers to how its work ends: a port both ways, a chart that can end or that gives something', () => {
    const unheard = work.flatMap(({ id, node, logic }) => {
      const hears = (kind: string) => node.transitions.has(`xstate.${kind}.actor.${id}`)
      if (kindOf(logic) === 'port')
        return ['done', 'error'].filter((kind) => !hears(kind)).map((kind) => `${id} ${kind}`)
      return logic instanceof StateMachine && logic.root.output !== undefined && !hears('done') ? [`${id} done`] : []
    })
    expect(unheard).toEqual([])
  })

  it('waits for the end of no work that never ends', () => {
    const vain = work.filter(({ id, node, logic }) => {
      const endless =
        logic instanceof StateMachine
          ? Object.values(logic.root.states).every(({ type }) => type !== 'final')
          : kindOf(logic) === 'listener'
      return endless && node.transitions.has(`xstate.done.actor.${id}`)
    })
    expect(vain.map(({ id }) => id)).toEqual([])
  })

  it('holds names only: the functions in it hand data over', () => {
    expect(functionsIn(machine).filter((path) => !handsOver.test(path))).toEqual([])
  })

  it('has each thing that it names, and names each thing that it has', () => {
    for (const kind of ['guards', 'actions', 'actors', 'delays'] satisfies Kind[]) {
      expect([...used[kind]].toSorted(), kind).toEqual(Object.keys(machine.implementations[kind]).toSorted())
    }
  })

  it('does to the world nothing but effects and messages', () => {
    const marked = (action: unknown) =>
      typeof action === 'function' && ['resolve', 'effect', 'message'].some((mark) => mark in action)
    expect(
      Object.entries(machine.implementations.actions)
        .filter(([, action]) => !marked(action))
        .map(([action]) => action),
    ).toEqual([])
  })

  it('writes to those who exist and hear it', () => {
    const recipients = new Map<string, AnyActorLogic | undefined>(actors.map((actor) => [actor.name, actor.machine]))
    recipients.set('root', charts.root?.machine)
    const isParent = ({ implementations }: (typeof machines)[number]) =>
      Object.values(implementations.actors).some((logic) => logic instanceof StateMachine && logic.id === machine.id)
    const lost = Object.values(machine.implementations.actions).flatMap((action) => {
      const { message } = marksOf(action)
      if (!message) return []
      const addressees = message.to === 'parent' ? machines.filter(isParent) : [recipients.get(message.to)]
      return addressees.some(
        (one) => one instanceof StateMachine && (one.events as readonly string[]).includes(message.type),
      )
        ? []
        : [`${message.to}: ${message.type}`]
    })
    expect(lost).toEqual([])
  })
})

describe('all charts', () => {
  it('say what every state, arrow, event, guard, action, actor and delay means, and where it comes from', () => {
    expect(undocumented(charts)).toEqual([])
  })

  it('give a name in the system to one machine only, and once in a chart', () => {
    const hasNamesake = ({ name, machine }: (typeof actors)[number]) =>
      actors.some((other) => other.name === name && other.machine !== machine)
    expect(actors.filter(hasNamesake).map(({ name }) => name)).toEqual([])
    const places = actors.map(({ of, name }) => `${of} ${name}`)
    expect(places.filter((location, index) => places.indexOf(location) !== index)).toEqual([])
  })

  it('are written in files that can be read at one sitting', () => {
    const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    expect(files.filter((file) => readFileSync(`machines/${file}`, 'utf8').split('\n').length > 300)).toEqual([])
  })
})

describe('the whole system', () => {
  const page = (path: string, flow: FlowName) => ({
    path,
    search: '',
    hash: '',
    page: path,
    params: {},
    access: 'anyone',
    layout: 'default',
    flow,
  })

  it('[S-01] every machine can be found by its name while it is wanted', () => {
    const { root } = charts
    if (!root) throw new Error('there is no root')
    const whole = createWhole(root.machine)
    const isThere = (name: string) => expect(whole.find(name)?.getSnapshot(), name).toMatchObject({ status: 'active' })

    isThere('session')
    whole.give('session', 'restoreSession', auth)
    whole.give('session', 'loadAccount', undefined)
    isThere('tokenRefresh')
    for (const flow of flowNames) {
      whole.tell('root', { type: 'location.entered', location: page(`/${flow}`, flow) } as never)
      whole.give('root', 'loadFlow', undefined)
      isThere(flow)
    }
    whole.give('session', 'authorize', { userId: 'user-1', userType: 'ClientProfile', authType: 'Sms', mimic: false })
    isThere('accountQueries')
    const work = { kind: 'report', order: { kind: 'taxDeduction', years: [2024] } }
    whole.tell('session', { type: 'task.asked', order: { id: 'report', work, page: '/lk' } } as never)
    whole.give('session', 'loadTasks', undefined)
    isThere('tasks')
    whole.tell('root', { type: 'inquiries.requested' } as never)
    whole.give('root', 'loadInquiries', undefined)
    isThere('inquiries')

    whole.tell('root', { type: 'location.left' })
    expect(whole.find('redemptionWizard')).toBeUndefined()
    whole.stop()
  })
})
