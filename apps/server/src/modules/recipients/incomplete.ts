import { checkFields } from '@puente/contract/corridors'
import type { Work } from '../../platform/work.ts'
import { corridorInForce } from '../corridors/index.ts'
import { faultsOf } from './create-recipient.ts'
import type { Recipient } from './recipient.ts'

/**
 * Whether the corridor in force asks for data that a recipient, stored by an earlier version of it, lacks or has in
 * another form. Values of fields that it no longer has do not count.
 */
export async function isIncomplete(work: Work, recipient: Recipient): Promise<boolean> {
  const corridor = await corridorInForce(work, recipient.corridorId)
  if (corridor === undefined || corridor.version === recipient.corridorVersion) return false
  const checked = checkFields(corridor.fields, recipient.kind, recipient.details)
  return faultsOf(corridor, recipient, checked).some(({ fault }) => fault !== 'unknown-field')
}
