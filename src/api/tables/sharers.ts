import * as z from 'zod/mini'
import { Assignee } from '#domain/assignee.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/synchronizer')

/** Those who inherit (§7.11). */
export const sharers = {
  assignees: get('/v1/Sharers/assignees/:id', {
    about: 'Правопреемники по программе',
    reply: z.array(Assignee),
    prefix: 'assignees',
  }),
}
