import * as z from 'zod/mini'

export const Maintenance = z.object({ isMaintenance: z.boolean(), maintenanceEndDate: z.nullish(z.string()) })
export type Maintenance = z.output<typeof Maintenance>
