import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { placesQuery } from '../places/places-query.ts'
import { applicationQuery } from './application-queries.ts'
import { isOpen, whereToGoOn } from './file-steps.ts'

/** Lets a question of the file be shown while it may be answered, else leads to what became of the file. */
export async function openFile(queryClient: QueryClient, callbackUrl: string | undefined): Promise<void> {
  const [application] = await Promise.all([
    queryClient.fetchQuery(applicationQuery),
    queryClient.ensureQueryData(placesQuery),
  ])
  if (!isOpen(application)) throw redirect({ href: paths.signupStatus(callbackUrl), replace: true })
}

/** Leads into the file where it was left: its first gap, or what became of it. */
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
