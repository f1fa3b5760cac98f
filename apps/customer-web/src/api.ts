import type { CustomerEndpoints } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { configuredApiUrl, createClient, createStepUp } from '@puente/web'

/** Keeps a call that was refused for lack of recent proof of identity until the user has given that proof. */
export const stepUp = createStepUp()

/** The API client. Every call, its response and its refusals are typed by the contract. */
export const api = createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, {
  baseUrl: configuredApiUrl,
  stepUp,
})
