import { Maintenance } from '#domain/maintenance.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/synchronizer')

/** The synchronizer's word to everybody (§7.11). */
export const maintenance = {
  maintenance: get('/v1/maintenance', { about: 'Идут ли технические работы', reply: Maintenance, access: 'none' }),
}
