import { HttpError } from '@puente/web'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CustomerSession } from '@puente/contract/customer'
import { hasPower, type Power } from '@puente/contract'
import { useState } from 'react'
import { api } from '../../api.ts'
import { rememberedKind } from './remembered-kind.ts'

/** The session, or null when signed out, which is not an error here. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<CustomerSession | null> => {
    try {
      return await api.getSession({})
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return null
      throw error
    }
  },
})

/**
 * The session; undefined until the server has responded, null when signed out. In a browser where nobody has
 * signed in before, no request is sent unless a guarded screen needs it.
 */
export function useSession(): CustomerSession | null | undefined {
  const [expected] = useState(() => rememberedKind() !== undefined)
  const { data } = useQuery({ ...sessionQuery, enabled: expected })
  return data === undefined && !expected ? null : data
}

/**
 * Whether the user has this power for the customer they act for; true for visitors, who are not restricted
 * yet.
 */
export function useMay(power: Power): boolean {
  const session = useSession()
  return session === null || session === undefined || hasPower(session.actingAs.role, power)
}
