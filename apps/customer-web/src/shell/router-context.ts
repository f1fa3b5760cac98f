import type { PublicConfig } from '@puente/contract/customer'
import type { QueryClient } from '@tanstack/react-query'

/** The context of every route's guard and loader. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly environment: PublicConfig['environment']
}
