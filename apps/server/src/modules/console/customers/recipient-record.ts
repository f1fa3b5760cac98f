import { refuse, toWireId, type Id, type Refusal, type StaffRole, readsCompliance } from '@puente/contract'
import type { RecipientRecord } from '@puente/contract/staff'
import { askedFields, printField, type RecipientField } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { corridorAt } from '../../corridors/index.ts'
import { customerReferences } from '../../customers/index.ts'
import { quietUntil, recipientFor, type Recipient } from '../../recipients/index.ts'
import { transfersToRecipient } from '../../transfers/index.ts'
import { sameAccount } from './recipient-record.store.ts'

const SHOWN_MAX = 10

/** Roles that read the whole account of a recipient. */
const readsAccount: ReadonlySet<StaffRole> = new Set(['analyst', 'officer', 'treasury'])

/** The fields by which the data of a recipient were checked, as the recipient's answers change them. */
async function fieldsOf(work: Work, { corridorId, corridorVersion, kind, details }: Recipient) {
  const corridor = await corridorAt(work, corridorId, corridorVersion)
  if (corridor === undefined) throw new Error(`corridor ${corridorId} has no version ${corridorVersion}`)
  return askedFields(corridor.fields, kind, details)
}

/** The values of a recipient, each with the label of its field. */
const detailsOf = (fields: readonly RecipientField[], { details }: Recipient): RecipientRecord['details'] =>
  fields.flatMap((field) => {
    const value = details[field.name]
    if (value === undefined || value === '') return []
    const chosen = field.choices?.find((choice) => choice.value === value)?.name
    return [{ label: field.label, value: chosen ?? printField(field, value) }]
  })

/** Warnings with the label of their field as place. */
const warningsOf = (
  fields: readonly RecipientField[],
  { warnings }: Recipient,
): RecipientRecord['warnings'] =>
  warnings.map(({ at, fault }) => ({
    at: fields.find(({ name }) => at === `details.${name}`)?.label ?? at,
    fault,
  }))

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
  const fields = await fieldsOf(work, recipient)
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
    ...(readsAccount.has(role) ? { details: detailsOf(fields, recipient) } : {}),
    warnings: warningsOf(fields, recipient),
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
