import type { PartnerAnswer, PartnerHttp } from './http.ts'

/** The identity that a person claims. */
export interface DeclaredPerson {
  /** '12345678-5' */
  readonly rut: string
  readonly givenNames: string
  readonly surnames: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly documentNumber: string
}

export type RegistryResult = 'match' | 'mismatch' | 'not-found' | 'deceased'

/** The civil registry, which confirms a person's identity. Requests only read, so they may be repeated. */
export interface RegistryPort {
  checkPerson(claim: DeclaredPerson): Promise<PartnerAnswer<{ readonly result: RegistryResult }>>
}

/** The civil registry over HTTP. */
export function registryOverHttp(http: PartnerHttp): RegistryPort {
  return { checkPerson: (claim) => http.post('check-person', '/registry/persons/check', claim) }
}
