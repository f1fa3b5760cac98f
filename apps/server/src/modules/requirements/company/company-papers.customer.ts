import { isRefusal, type Refusal, type Id } from '@puente/contract'
import { customerEndpoints as endpoints, type CompanyDraft } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { correctOwners } from '../../onboarding/index.ts'
import { compareOwners } from './company-owners.ts'
import { companyDocumentsView, ownersComparison } from './company-papers-view.ts'
import { settleCompanyDocuments } from './company-rules.ts'

function companyOf({ actor }: Work): string {
  if (actor.kind !== 'customer') throw new Error('papers are shown by a customer')
  return actor.customerId
}

/** Declares the owners again and compares them with the documents in the same unit of work. */
async function correctAndCompare(
  work: Work,
  customerId: Id<'customer'>,
  owners: NonNullable<CompanyDraft['owners']>,
): Promise<true | Refusal<'not-found' | 'fields-wrong'>> {
  const corrected = await correctOwners(work, customerId, owners)
  if (isRefusal(corrected)) return corrected
  await compareOwners(work, customerId)
  await settleCompanyDocuments(work, customerId)
  return true
}

/** Handlers of company documents for members of the company. Files are uploaded with the handlers of `documents`. */
export const companyDocumentHandlers: readonly Handler[] = [
  handler(endpoints.getCompanyDocuments, (work) => companyDocumentsView(work, companyOf(work))),
  handler(endpoints.compareCompanyOwners, (work) => ownersComparison(work, companyOf(work))),
  handler(endpoints.correctCompanyOwners, async (work, { body }) => {
    const corrected = await correctAndCompare(work, companyOf(work), body.owners)
    return isRefusal(corrected) ? corrected : ownersComparison(work, companyOf(work))
  }),
]
