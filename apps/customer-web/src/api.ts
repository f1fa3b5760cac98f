import type { CustomerEndpoints } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { configuredApiUrl, createClient, createStepUp } from '@puente/web'

/** Where a call that was refused until its caller shows who they are waits for them. */
export const stepUp = createStepUp()

/** The one way to the server: every call, its answer and its refusals are typed by the contract. */
export const api = createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, {
  baseUrl: configuredApiUrl,
  stepUp,
})
