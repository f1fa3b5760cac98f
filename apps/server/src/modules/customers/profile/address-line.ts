import type { Work } from '../../../platform/work.ts'
import { localityOf } from '../../localities/index.ts'
import type { Address } from '../records/customer.ts'

/** An address on one line: street, comuna, region. */
export async function addressLine(work: Work, address: Omit<Address, 'region'>): Promise<string> {
  const locality = await localityOf(work, address.comuna)
  const street = [address.street, address.number].filter(isSaid).join(' ')
  return [street, address.unit, locality?.comuna.name, locality?.region.name].filter(isSaid).join(', ')
}

/** Today's name of the comuna of an address; undefined when the State's list no longer contains it. */
export const comunaName = async (
  work: Work,
  { comuna }: Pick<Address, 'comuna'>,
): Promise<string | undefined> => (await localityOf(work, comuna))?.comuna.name

/** Whether a part of an address is given. */
export const isSaid = (part: string | undefined): part is string => part !== undefined && part !== ''
