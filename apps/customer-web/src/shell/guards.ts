import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { afterSignIn } from '../features/access/after-sign-in.ts'
import { knowsAccount, rememberedKind } from '../features/access/remembered-kind.ts'
import { sessionQuery } from '../features/access/session.ts'
import { paths } from '../paths.ts'
import type { RouterContext } from './router-context.ts'

interface Passing {
  readonly context: RouterContext
  readonly location: ParsedLocation
  readonly abortController: AbortController
}

/** A separate chunk: the entry chunk is for visitors. */
export const redirectToPendingItem = async (
  queryClient: QueryClient,
  location: ParsedLocation,
  signal: AbortSignal,
): Promise<void> =>
  (await import('../features/pending/gate.ts')).redirectToPendingItem(queryClient, location, signal)

/** Requires a session; others are redirected to sign-in, with the requested page as return address. */
export async function signedInOnly({ context, location, abortController }: Passing) {
  const session = await context.queryClient.ensureQueryData(sessionQuery)
  if (session === null) {
    // A visitor whose browser has no account goes to sign-up. The form links to sign-in.
    const isNew = location.pathname.startsWith(paths.send()) && !knowsAccount()
    throw redirect({ href: (isNew ? paths.signup : paths.login)(location.href) })
  }
  await redirectToPendingItem(context.queryClient, location, abortController.signal)
  return { session }
}

/** Redirects signed-in users to the requested page or home, because sign-in is of no use to them. */
export async function signedOutOnly({ context }: Pick<Passing, 'context'>, callbackUrl: string | undefined) {
  if (rememberedKind() === undefined) return
  // Without an answer from the server the form is shown; submitting it reports the failure.
  const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
  if (session !== null) throw redirect({ href: afterSignIn(callbackUrl) })
}

/** Answers "not found" in production. */
export function sandboxOnly({ context }: Pick<Passing, 'context'>): void {
  if (context.environment !== 'sandbox') throw notFound()
}
