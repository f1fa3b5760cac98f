import type { StaffRole } from '@puente/contract'
import type { StaffSession } from '@puente/contract/staff'
import { HttpError, safeCallbackUrl } from '@puente/web'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { mayOpen, type Noun } from './nouns.ts'

export const sessionKey = ['session'] as const

/** Redirects to sign-in without a session; after sign-in the requested page opens. */
export async function requireSession(
  queryClient: QueryClient,
  href: string,
): Promise<{ session: StaffSession }> {
  const known = queryClient.getQueryData<StaffSession>(sessionKey)
  if (known !== undefined) return enrolled(known, href)
  try {
    const session = await api.getSession()
    queryClient.setQueryData(sessionKey, session)
    return enrolled(session, href)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    const callbackUrl = safeCallbackUrl(href, window.location.origin)
    throw redirect({ to: '/login', search: callbackUrl === undefined || href === '/' ? {} : { callbackUrl } })
  }
}

/** Redirects to the enrolment of a second factor when the member of staff must enrol one. */
function enrolled(session: StaffSession, href: string): { session: StaffSession } {
  if (session.mustEnrol && new URL(href, window.location.origin).pathname !== paths.security())
    throw redirect({ to: '/security', replace: true })
  return { session }
}

/** Refuses a screen to a role before any request is sent; the server refuses it as well. */
export function requireRole(session: StaffSession, noun: Noun): void {
  if (!mayOpen(session.staff.role, noun)) throw new HttpError(403)
}

/** Refuses a screen to all but these roles, for a screen that only some of the section's roles may open. */
export function requireOneOf(session: StaffSession, roles: readonly StaffRole[]): void {
  if (!roles.includes(session.staff.role)) throw new HttpError(403)
}
