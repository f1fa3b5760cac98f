import { refuse, toWireId, type Id, type Refusal, type StaffRole, readsCompliance } from '@puente/contract'
import type { RecipientRecord } from '@puente/contract/staff'
import { printField } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { corridorAt } from '../../corridors/index.ts'
import { customerReferences } from '../../customers/index.ts'
import { quietUntil, recipientFor, type Recipient } from '../../recipients/index.ts'
import { transfersToRecipient } from '../../transfers/index.ts'
import { sameAccount } from './recipient-record.store.ts'

const SHOWN_MAX = 10

/** Roles that read the whole account of a recipient. */
const readsAccount: ReadonlySet<StaffRole> = new Set(['analyst', 'officer', 'treasury'])

/** The values of a recipient with the labels of the corridor by which they were checked. */
async function detailsOf(work: Work, recipient: Recipient): Promise<RecipientRecord['details']> {
  const { corridorId, corridorVersion, details } = recipient
  const corridor = await corridorAt(work, corridorId, corridorVersion)
  if (corridor === undefined) throw new Error(`corridor ${corridorId} has no version ${corridorVersion}`)
  const { fields } = corridor
  return fields.flatMap((field) => {
    const value = details[field.name]
    if (value === undefined || value === '') return []
    const chosen = field.choices?.find((choice) => choice.value === value)?.name
    return [{ label: field.label, value: chosen ?? printField(field, value) }]
  })
}

/** A recipient of a customer, or the one that a correction replaced it by. The view is recorded in the audit trail. */
export async function recipientRecord(
  work: Work,
  id: Id<'recipient'>,
  role: StaffRole,
): Promise<RecipientRecord | Refusal<'not-found'>> {
  const recipient = await recipientFor(work, id)
  if (recipient === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-recipient', subject: recipient.id })
  const { customerId, createdAt, changedAt, archivedAt } = recipient
  const mayJudge = readsCompliance(role)
  const same = mayJudge ? await sameAccount(work, recipient.id) : []
  const customers = await customerReferences(work, [customerId, ...same.map((one) => one.customerId)])
  const customer = customers.get(customerId)
  if (customer === undefined) throw new Error(`recipient ${id} has no customer`)
  const quiet = quietUntil(recipient, work.now)
  return {
    id: toWireId('recipient', recipient.id),
    customer,
    name: recipient.name,
    kind: recipient.kind,
    country: recipient.country,
    currency: recipient.currency,
    corridorId: recipient.corridorId,
    relationship: recipient.relationship,
    accountEnding: recipient.accountEnding,
    ...(readsAccount.has(role) ? { details: await detailsOf(work, recipient) } : {}),
    warnings: recipient.warnings.map((warning) => ({ ...warning })),
    createdAt: createdAt.toISOString(),
    ...(changedAt === undefined ? {} : { changedAt: changedAt.toISOString() }),
    ...(archivedAt === undefined ? {} : { archivedAt: archivedAt.toISOString() }),
    ...(quiet === undefined ? {} : { quietUntil: quiet.toISOString() }),
    transfers: await transfersToRecipient(work, recipient.id, SHOWN_MAX),
    ...(mayJudge
      ? {
          sameAccount: same.flatMap((one) => {
            const other = customers.get(one.customerId)
            return other === undefined
              ? []
              : [{ recipientId: toWireId('recipient', one.id), customer: other }]
          }),
        }
      : {}),
  }
}
