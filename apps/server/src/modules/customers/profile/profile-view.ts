import { formatRut } from '@puente/contract/corridors'
import type { ProfileWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { localityOf } from '../../localities/index.ts'
import type { Address } from '../records/customer.ts'
import { occupations } from './occupations.ts'
import { hasOccupation, type Profile } from './profile.ts'

/** A customer's profile as the customer reads it. */
export async function profileView(work: Work, profile: Profile): Promise<ProfileWire> {
  const { kind, name, country, rut, birthDate, address, occupation, employer, status, confirmedAt } = profile
  return {
    kind,
    name,
    country,
    editable: status === 'active',
    confirmedAt: confirmedAt.toISOString(),
    occupations: hasOccupation(kind) ? [...(await occupations(work)).choices] : [],
    ...(rut === undefined ? {} : { rut: formatRut(rut) }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(address === undefined ? {} : { address: await addressView(work, address) }),
    ...(occupation === undefined ? {} : { occupation }),
    ...(employer === undefined ? {} : { employer }),
  }
}

/** An address in parts. A comuna no longer in the catalogue has no name. */
async function addressView(work: Work, address: Address): Promise<NonNullable<ProfileWire['address']>> {
  const locality = await localityOf(work, address.comuna)
  const said = (name: 'street' | 'number' | 'unit') => {
    const text = address[name]
    return text === undefined || text === '' ? {} : { [name]: text }
  }
  return {
    ...said('street'),
    ...said('number'),
    ...said('unit'),
    ...(locality === undefined
      ? {}
      : { comuna: locality.comuna.code, comunaName: locality.comuna.name, regionName: locality.region.name }),
  }
}
