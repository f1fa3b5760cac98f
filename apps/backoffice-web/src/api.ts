import type { StaffEndpoints } from '@puente/contract/staff'
import { staffEntryRoutes } from '@puente/contract/staff-entry-routes'
import type { staffRoutes } from '@puente/contract/staff-routes'
import { createClient, createOvercoming, createStepUp, type ClientOf } from '@puente/web'

/** Keeps a call that was refused for lack of recent proof of identity until the user has given that proof. */
export const stepUp = createStepUp()

/** Keeps a decision that was refused because a colleague has the case until the user has taken the case. */
export const caseTaken = createOvercoming('case-taken', ({ caseId, assignedTo, name }) =>
  typeof caseId === 'string' && typeof assignedTo === 'string' && typeof name === 'string'
    ? { caseId, assignedTo, name }
    : undefined,
)

/** The routes of all endpoints; the entry chunk has only those of the sign-in. */
const loadRoutes = async () => (await import('./all-routes.ts')).staffRoutes

/** The API client. Every call, its response and its refusals are typed by the contract. */
export const api: ClientOf<StaffEndpoints, typeof staffRoutes> = createClient<
  StaffEndpoints,
  typeof staffRoutes
>(staffEntryRoutes, { overcomings: [stepUp, caseTaken], loadRoutes })
