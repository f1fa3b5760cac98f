import type { StaffEndpoints } from '@puente/contract/staff'
import { staffRoutes } from '@puente/contract/staff-routes'
import { createClient, createStepUp } from '@puente/web'

/** Keeps a call that was refused for lack of recent proof of identity until the user has given that proof. */
export const stepUp = createStepUp()

/** The API client. Every call, its response and its refusals are typed by the contract. */
export const api = createClient<StaffEndpoints, typeof staffRoutes>(staffRoutes, { stepUp })
