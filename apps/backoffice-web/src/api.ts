import type { StaffEndpoints } from '@puente/contract/staff'
import { staffRoutes } from '@puente/contract/staff-routes'
import { createClient } from '@puente/web'

/** The one way to the server: every call, its answer and its refusals are typed by the contract. */
export const api = createClient<StaffEndpoints, typeof staffRoutes>(staffRoutes)
