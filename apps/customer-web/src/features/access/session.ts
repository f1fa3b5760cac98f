import { HttpError } from '@puente/web'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CustomerSession } from '@puente/contract/customer'
import { hasPower, type Power } from '@puente/contract'
import { useState } from 'react'
import { api } from '../../api.ts'
import { rememberedKind } from './remembered-kind.ts'

/** Who is signed in, or null: being signed out is an answer here and not a failure. */
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
 * The session as the screens see it; undefined until the server has answered. Where nobody has signed in before,
 * nothing is asked: only a guarded screen finds out, and then all screens know.
 */
export function useSession(): CustomerSession | null | undefined {
  const [expected] = useState(() => rememberedKind() !== undefined)
  const { data } = useQuery({ ...sessionQuery, enabled: expected })
  return data === undefined && !expected ? null : data
}

/** Whether whoever is here has this power over whom they act for; a visitor is kept from nothing yet. */
export function useMay(power: Power): boolean {
  const session = useSession()
  return session === null || session === undefined || hasPower(session.actingAs.role, power)
}

/** The session on a screen behind the guard, which lets nobody through without one. */
export function useSignedIn(): CustomerSession {
  const session = useSession()
  if (session === null || session === undefined)
    throw new Error('a signed-in screen stands without its guard')
  return session
}
