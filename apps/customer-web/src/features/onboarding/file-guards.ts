import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { localitiesQuery } from '../localities/localities-query.ts'
import { applicationQuery } from './application-queries.ts'
import { isOpen, whereToGoOn } from './file-steps.ts'

/** Allows a question of the application while it can be edited; otherwise redirects to its status. */
export async function openFile(queryClient: QueryClient, callbackUrl: string | undefined): Promise<void> {
  const [application] = await Promise.all([
    queryClient.fetchQuery(applicationQuery),
    queryClient.ensureQueryData(localitiesQuery),
  ])
  if (!isOpen(application)) throw redirect({ href: paths.signupStatus(callbackUrl), replace: true })
}

/** Redirects to the first open question of the application, or to its status. */
export async function goOnWithFile(
  queryClient: QueryClient,
  callbackUrl: string | undefined,
): Promise<never> {
  const application = await queryClient.fetchQuery(applicationQuery)
  const href =
    application.status === 'not-confirmed'
      ? paths.signupStatus(callbackUrl)
      : whereToGoOn(application, callbackUrl)
  throw redirect({ href, replace: true })
}
