import type { StaffEndpoints } from '@puente/contract/staff'
import { staffRoutes } from '@puente/contract/staff-routes'
import { createClient, createStepUp } from '@puente/web'

/** Where a call that was refused until its caller shows who they are waits for them. */
export const stepUp = createStepUp()

/** The one way to the server: every call, its answer and its refusals are typed by the contract. */
export const api = createClient<StaffEndpoints, typeof staffRoutes>(staffRoutes, { stepUp })
