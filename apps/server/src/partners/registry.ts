import type { PartnerAnswer, PartnerHttp } from './http.ts'

/** What someone says of themselves. */
export interface ClaimedPerson {
  /** '12345678-5' */
  readonly rut: string
  readonly givenNames: string
  readonly surnames: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly documentNumber: string
}

export type RegistryResult = 'match' | 'mismatch' | 'not-found' | 'deceased'

/** The civil registry: whether a person is who they say. Asking changes nothing there, so it may be asked again. */
export interface RegistryPort {
  checkPerson(claim: ClaimedPerson): Promise<PartnerAnswer<{ readonly result: RegistryResult }>>
}

/** The civil registry over its HTTP interface. */
export function registryOverHttp(http: PartnerHttp): RegistryPort {
  return { checkPerson: (claim) => http.post('check-person', '/registry/persons/check', claim) }
}
