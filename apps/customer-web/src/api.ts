import type { CustomerEndpoints } from '@puente/contract/customer'
import type { customerRoutes } from '@puente/contract/customer-routes'
import { homeRoutes } from '@puente/contract/home-routes'
import { configuredApiUrl, createClient, createStepUp } from '@puente/web'

/** Keeps a call that was refused for lack of recent proof of identity until the user has given that proof. */
export const stepUp = createStepUp()

/** The routes of all endpoints; the entry chunk has only those of the home page. */
export const loadRoutes = async () => (await import('./all-routes.ts')).customerRoutes

/** The API client. Every call, its response and its refusals are typed by the contract. */
export const api = createClient<CustomerEndpoints, typeof customerRoutes>(homeRoutes, {
  baseUrl: configuredApiUrl,
  overcomings: [stepUp],
  loadRoutes,
})
