import { createContext } from 'react'
import type { OwnPlan } from '#domain/own-plan.ts'

/** What is known of the client whose page it is; null on pages of everybody. */
export const OwnPlanContext = createContext<OwnPlan | null>(null)
