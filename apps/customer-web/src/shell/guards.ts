import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { safeCallbackUrl } from '@puente/web'
import { knowsAccount, rememberedKind } from '../features/access/remembered-kind.ts'
import { sessionQuery } from '../features/access/session.ts'
import { paths } from '../paths.ts'
import type { RouterContext } from './router-context.ts'

interface Passing {
  readonly context: RouterContext
  readonly location: ParsedLocation
}

/** What is owed is asked for by code of its own: the first page is for strangers. */
export const leadToPending = async (queryClient: QueryClient, location: ParsedLocation): Promise<void> =>
  (await import('../features/pending/gate.ts')).leadToPending(queryClient, location)

/** Lets the signed-in through and sends everyone else to sign in, and from there back to where they were going. */
export async function signedInOnly({ context, location }: Passing) {
  const session = await context.queryClient.ensureQueryData(sessionQuery)
  if (session === null) {
    // A visitor whose browser has no account goes to sign-up. The form links to sign-in.
    const isNew = location.pathname.startsWith(paths.send()) && !knowsAccount()
    throw redirect({ href: (isNew ? paths.signup : paths.login)(location.href) })
  }
  await leadToPending(context.queryClient, location)
  return { session }
}

/** Sends the signed-in where they were going, or home: there is nothing for them to do on the sign-in screen. */
export async function signedOutOnly({ context }: Passing, callbackUrl: string | undefined) {
  if (rememberedKind() === undefined) return
  // Without an answer from the server the form is shown; submitting it reports the failure.
  const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
  if (session !== null) throw redirect({ href: afterSignIn(callbackUrl) })
}

/** A screen for ourselves: in production its address leads nowhere. */
export function sandboxOnly({ context }: Pick<Passing, 'context'>): void {
  if (context.environment !== 'sandbox') throw notFound()
}

/** Where a fresh session begins: the address that was asked for when it lies on this site, home otherwise. */
export function afterSignIn(callbackUrl: string | undefined): string {
  return safeCallbackUrl(callbackUrl, window.location.origin) ?? paths.home()
}
