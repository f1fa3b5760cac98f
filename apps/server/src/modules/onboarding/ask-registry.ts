import type { NamesPort } from '../../partners/names.ts'
import type { RegistryPort, RegistryResult } from '../../partners/registry.ts'
import type { PartnerCall } from '../../platform/data/partner-calls.ts'
import { screen, type Screening } from '../screening/index.ts'
import { nameOf, type WholeFile } from './application.ts'

/** What those who know people said about a file; absent when one of them did not answer. */
export interface Heard {
  readonly result: RegistryResult
  /** Of a match only: nobody else comes to be a customer. */
  readonly screening?: Screening
}

/** Asks the registry, and about whom it knows the lists. Holds no transaction. Every call is answered, too. */
export async function askAbout(
  ports: { readonly registry: RegistryPort; readonly names: NamesPort },
  file: WholeFile,
): Promise<{ readonly heard: Heard | undefined; readonly calls: readonly PartnerCall[] }> {
  const { rut, givenNames, surnames, birthDate, documentNumber } = file
  const answer = await ports.registry.checkPerson({ rut, givenNames, surnames, birthDate, documentNumber })
  if (answer.outcome !== 'ok') return { heard: undefined, calls: [answer.call] }
  const { result } = answer.value
  if (result !== 'match') return { heard: { result }, calls: [answer.call] }
  const party = { role: 'customer', kind: 'person', name: nameOf(file), country: 'CL' } as const
  const { screening, call } = await screen(ports.names, [party])
  const calls = [answer.call, call]
  return screening === undefined ? { heard: undefined, calls } : { heard: { result, screening }, calls }
}
