import * as z from 'zod/mini'
import { conclude } from './joining/files-check.ts'
import { refuse } from './refusals.ts'
import type { Client } from './state.ts'
import { followersOf, move } from './statements/life.ts'
import { names } from './statements/names.ts'
import { stateNames, stateOf, type StatementRecord } from './statements/record.ts'
import { recordsOf } from './statements/shelf.ts'
import { register } from './statements/sign.ts'
import { checkStateOf } from './uploads.ts'
import type { World } from './world.ts'

/** Something of a client's that people and tests may move on: a statement, a file, a scan of one who joins. */
export const Movable = z.object({
  id: z.string(),
  persona: z.string(),
  title: z.string(),
  state: z.string(),
  followers: z.array(z.string()),
})
type Movable = z.output<typeof Movable>
type Push = (state: string) => void

const comment = 'Переведено на странице песочницы'

function ofStatement(world: World, client: Client, record: StatementRecord): [Movable, Push] {
  const { id, kind } = record
  const followers = [...followersOf(record)]
  return [
    { id, persona: client.persona, title: names[kind].title, state: stateOf(record), followers },
    (name) => {
      const state = stateNames.find((one) => one === name) ?? refuse('ValidationError')
      if (state === 'registered') register(world, client, record)
      else
        world.store.change(() => {
          move(record, state, world.clock.now(), state === 'waitConfirmation' ? null : comment)
        })
    },
  ]
}

const ofUploads = (world: World, { persona, userId }: Client): [Movable, Push][] =>
  world.store.state.uploads
    .filter((upload) => upload.userId === userId)
    .map((upload) => {
      const state = checkStateOf(world, upload)
      const followers = state === 'Checking' ? ['Clean', 'Infected'] : []
      return [
        { id: upload.id, persona, title: upload.fileName, state, followers },
        (name) => {
          world.store.change(() => {
            upload.found = name === 'Infected' ? 'Infected' : 'Clean'
          })
        },
      ]
    })

/** A scan that is being checked stands beside the file itself, under a name of its own. */
const ofScans = (world: World, { joining, persona }: Client): [Movable, Push][] =>
  joining?.filesCheck?.files.map((file) => [
    {
      id: `scan-${file.fileId}`,
      persona,
      title: `Проверка скана: ${file.fileType}`,
      state: file.state,
      followers: file.state === 'Checking' ? ['Accepted', 'Rejected'] : [],
    },
    (name) => {
      world.store.change(() => {
        Object.assign(file, { state: name, reason: name === 'Rejected' ? 'Скан не подходит' : null })
        conclude(joining)
      })
    },
  ]) ?? []

const all = (world: World): [Movable, Push][] =>
  world.store.state.clients.flatMap((client) => [
    ...recordsOf(world, client).map((record) => ofStatement(world, client, record)),
    ...ofScans(world, client),
    ...ofUploads(world, client),
  ])

/** Everything that may be moved on, by client. */
export const movables = (world: World): Movable[] => all(world).map(([movable]) => movable)

/** Moves one of them on to a state that may follow. */
export function push(world: World, id: string, state: string): void {
  const [movable, go] = all(world).find(([one]) => one.id === id) ?? refuse('NotFound')
  if (!movable.followers.includes(state))
    refuse('ValidationError', { fields: { state: [`Может стать: ${movable.followers.join(', ') || 'ничем'}`] } })
  go(state)
}
