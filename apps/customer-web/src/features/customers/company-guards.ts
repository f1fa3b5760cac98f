import { redirect } from '@tanstack/react-router'
import type { Passing } from '../../pages.ts'
import { paths } from '../../paths.ts'
import { companyPapersQuery } from '../pending/papers/queries.ts'
import { membersQuery } from './member-queries.ts'

/** A person acts for themself alone: what companies have is not for them. */
function companiesOnly({ context }: Passing): void {
  if (context.session.actingAs.kind === 'person') throw redirect({ href: paths.profile(), replace: true })
}

/** Lets companies on to their members, whom it fetches first. */
export async function toMembers(passing: Passing): Promise<void> {
  companiesOnly(passing)
  await Promise.allSettled([passing.context.queryClient.ensureQueryData(membersQuery)])
}

/** Lets companies on to what their powers say, which it fetches first. */
export async function toPowers(passing: Passing): Promise<void> {
  companiesOnly(passing)
  await Promise.allSettled([passing.context.queryClient.ensureQueryData(companyPapersQuery)])
}
