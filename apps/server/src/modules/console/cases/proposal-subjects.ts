import { approvalKinds, caseKinds, type CaseKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { customersFor } from '../../customers/index.ts'
import { kindOf } from './approval-kinds.ts'
import { caseFacts } from './case-facts.store.ts'
import type { ProposalRow } from './proposals.store.ts'

const isCaseKind = (kind: string): kind is CaseKind => caseKinds.some((one) => one === kind)

/**
 * What names the subjects of these proposals, by their ids: the name of a customer or member of staff, the folio or code
 * of a case. A subject without a name is absent, and so is a case that is closed.
 */
export async function subjectNames(
  work: Work,
  proposals: readonly Pick<ProposalRow, 'action' | 'subject'>[],
): Promise<ReadonlyMap<string, string>> {
  const subjects = proposals.flatMap(({ action, subject }) => {
    const kind = kindOf(action)
    return kind === undefined ? [] : [{ kind: approvalKinds[kind].subject, subject }]
  })
  const of = (kind: string) => subjects.flatMap((one) => (one.kind === kind ? [one.subject] : []))
  const cases = subjects.flatMap(({ kind, subject }) => (isCaseKind(kind) ? [{ kind, subject }] : []))
  const facts = [...(await caseFacts(work, cases)).values()]
  const customers = await customersFor(work, [
    ...new Set([...of('customer'), ...facts.flatMap(({ customerId }) => customerId ?? [])]),
  ])
  const staff = await staffNames(work, of('staff'))
  return new Map([
    ...[...customers].map(([id, { name }]) => [id, name] as const),
    ...staff,
    ...facts.flatMap(({ subject, customerId, reference }) => {
      const name = (customerId === null ? undefined : customers.get(customerId)?.name) ?? reference
      return name === null ? [] : [[subject, name] as const]
    }),
  ])
}
