import { approvalKinds, caseKinds, type CaseKind, type WaitingApproval } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { contactsOf, staffNames } from '../../access/index.ts'
import { customersFor } from '../../customers/index.ts'
import { statementReferences } from '../../reconciliation/index.ts'
import { kindOf } from './approval-kinds.ts'
import { caseFacts } from './case-facts.store.ts'
import type { ProposalRow } from './proposals.store.ts'

const isCaseKind = (kind: string): kind is CaseKind => caseKinds.some((one) => one === kind)

/** What a proposal is about. */
export interface ProposalSubject {
  /** The name of a customer, a user or a member of staff, the folio or code of a case, the reference of a bank statement. */
  readonly name?: string
  /** The amount of a case, as facts of the proposal. */
  readonly amount?: WaitingApproval['facts']
}

/** The subjects of these proposals, by their ids. A subject without a name is absent, and so is a case that is closed. */
export async function proposalSubjects(
  work: Work,
  proposals: readonly Pick<ProposalRow, 'action' | 'subject'>[],
): Promise<ReadonlyMap<string, ProposalSubject>> {
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
  const statements = await statementReferences(work, of('bank-statement'))
  const users = await contactsOf(work, of('user'))
  return new Map<string, ProposalSubject>([
    ...[...customers].map(([id, { name }]) => [id, { name }] as const),
    ...[...users].map(([id, { name }]) => [id, { name }] as const),
    ...[...staff, ...statements].map(([id, name]) => [id, { name }] as const),
    ...facts.map(({ subject, customerId, reference, amountMinor, currency }) => {
      const name = (customerId === null ? undefined : customers.get(customerId)?.name) ?? reference
      const amount =
        amountMinor === null || currency === null
          ? undefined
          : [
              { name: 'amountMinor', value: String(amountMinor) },
              { name: 'currency', value: currency },
            ]
      return [
        subject,
        { ...(name === null ? {} : { name }), ...(amount === undefined ? {} : { amount }) },
      ] as const
    }),
  ])
}
