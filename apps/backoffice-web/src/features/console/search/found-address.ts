import type { Found } from '@puente/contract/staff'
import { paths } from '../../../paths.ts'
import { addressOf } from '../../../shell/navigation/address-of.ts'

/** The path of the page that shows a search result; undefined when the result has no page. */
export function foundAddress({ kind, id, customerId }: Found): string | undefined {
  if (kind === 'account') return paths.payerAccount(id)
  if (kind === 'member' && customerId !== undefined) return paths.member(customerId, id)
  return addressOf(id)
}
