import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { CustomerFileWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { customerFor } from '../../customers/index.ts'
import { companyDocumentsView, documentRequirementsView, ownersComparison } from '../../requirements/index.ts'
import { staffDiligenceView } from '../../transfers/index.ts'

/** The customer file: all that a customer has supplied and has still to supply. The view is logged. */
export async function customerFile(
  work: Work,
  customerId: Id<'customer'>,
): Promise<CustomerFileWire | Refusal<'not-found'>> {
  const customer = await customerFor(work, customerId)
  const funds = customer && (await staffDiligenceView(work, customerId))
  if (customer === undefined || funds === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-customer-file', subject: customerId })
  const requirements = await documentRequirementsView(work, customer)
  if (customer.kind === 'person') return { ...requirements, funds }
  const papers = await companyDocumentsView(work, customerId)
  const comparison = await ownersComparison(work, customerId)
  if (isRefusal(papers)) return papers
  return isRefusal(comparison) ? comparison : { ...requirements, funds, papers: { ...papers, comparison } }
}
