import { rows as guards } from './navigation-guards.ts'
import { rows as routes } from './navigation-routes.ts'

/** Navigation, by sections 2.2 to 2.4 of the specification. */
export const rows = [...guards, ...routes]
