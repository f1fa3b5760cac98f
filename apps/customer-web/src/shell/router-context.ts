import type { PublicConfig } from '@puente/contract/customer'
import type { QueryClient } from '@tanstack/react-query'

/** What every route's guard and loader is given. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly environment: PublicConfig['environment']
}
