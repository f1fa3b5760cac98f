import type { TaxDocumentWire } from '@puente/contract/staff'
import { rutText } from '../transfers/words.ts'
import { words } from './words.ts'

const required = ['activity', 'address', 'comuna'] as const

/** Name and RUT of the receiver; for an invoice also which of the required data are missing. */
export function receiverText({ type, receiver }: Pick<TaxDocumentWire, 'type' | 'receiver'>): string {
  if (receiver === undefined) return words('noReceiver')
  const named = words('receiverValue', { name: receiver.name, rut: rutText(receiver.rut) })
  const missing = type === '33' ? required.filter((field) => receiver[field] === undefined) : []
  if (missing.length === 0) return named
  return words('receiverMissing', {
    receiver: named,
    missing: missing.map((field) => words(`missing.${field}`)).join(', '),
  })
}
