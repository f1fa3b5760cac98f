import type { FoundAddressWire } from '@puente/contract/customer'
import type { AddressParts } from '../../partners/maps.ts'
import type { Work } from '../../platform/work.ts'
import { isSameName } from './same-name.ts'
import { allLocalities } from './localities.store.ts'

/** An address of the maps service in the fields of our forms. `comuna` is a code of the State's list, or absent. */
export async function foundAddress(work: Work, parts: AddressParts): Promise<FoundAddressWire> {
  const { localities, ...written } = parts
  const all = await allLocalities(work)
  const comuna = localities
    .map((name) => all.find(({ comuna }) => isSameName(comuna.name, name)))
    .find((found) => found !== undefined)?.comuna.code
  return { ...written, ...(comuna === undefined ? {} : { comuna }) }
}
