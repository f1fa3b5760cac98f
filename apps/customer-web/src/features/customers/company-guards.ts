import { redirect } from '@tanstack/react-router'
import type { Passing } from '../../pages.ts'
import { paths } from '../../paths.ts'
import { companyDocumentsQuery } from '../documents/company-documents-queries.ts'
import { membersQuery } from './member-queries.ts'

/** Redirects users who act for themselves as a person: these screens exist for companies only. */
function companiesOnly({ context }: Passing): void {
  if (context.session.actingAs.kind === 'person') throw redirect({ href: paths.profile(), replace: true })
}

/** Guard of the members page: companies only; loads the members. */
export async function toMembers(passing: Passing): Promise<void> {
  companiesOnly(passing)
  await Promise.allSettled([passing.context.queryClient.ensureQueryData(membersQuery)])
}

/** Guard of the powers page: companies only; loads the company documents. */
export async function toPowers(passing: Passing): Promise<void> {
  companiesOnly(passing)
  await Promise.allSettled([passing.context.queryClient.ensureQueryData(companyDocumentsQuery)])
}
