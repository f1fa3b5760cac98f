import type { Work } from '../../../platform/work.ts'
import { placeOf } from '../../places/index.ts'
import type { Address } from '../records/customer.ts'

/** An address on one line: street, comuna, region. */
export async function addressLine(work: Work, address: Omit<Address, 'region'>): Promise<string> {
  const place = await placeOf(work, address.comuna)
  const street = [address.street, address.number].filter(isSaid).join(' ')
  return [street, address.unit, place?.comuna.name, place?.region.name].filter(isSaid).join(', ')
}

/** Whether a part of an address is given. */
export const isSaid = (part: string | undefined): part is string => part !== undefined && part !== ''
