import type { CustomerEndpoints } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { createClient } from '@puente/web'

/** The one way to the server: every call, its answer and its refusals are typed by the contract. */
export const api = createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, {})
