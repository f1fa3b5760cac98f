import type { NamesPort } from '../../../partners/names.ts'
import type { RegistryPort, RegistryResult } from '../../../partners/registry.ts'
import type { PartnerCall } from '../../../platform/data/partner-calls.ts'
import { screen, type Screening } from '../../screening/index.ts'
import { nameOf, type WholeFile } from './application.ts'

/** Results of the registry and of screening for an application. */
export interface RegistryAnswer {
  readonly result: RegistryResult
  /** Only after a match: no other applicant can become a customer. */
  readonly screening?: Screening
}

/**
 * Checks a person at the registry and, after a match, screens the name. Runs outside a transaction. Returns the
 * partner calls too. `registryAnswer` is undefined when the registry or the screening did not respond.
 */
export async function askAbout(
  ports: { readonly registry: RegistryPort; readonly names: NamesPort },
  file: WholeFile,
): Promise<{ readonly registryAnswer: RegistryAnswer | undefined; readonly calls: readonly PartnerCall[] }> {
  const { rut, givenNames, surnames, birthDate, documentNumber } = file
  const answer = await ports.registry.checkPerson({ rut, givenNames, surnames, birthDate, documentNumber })
  if (answer.outcome !== 'ok') return { registryAnswer: undefined, calls: [answer.call] }
  const { result } = answer.value
  if (result !== 'match') return { registryAnswer: { result }, calls: [answer.call] }
  const party = { role: 'customer', kind: 'person', name: nameOf(file), country: 'CL' } as const
  const { screening, call } = await screen(ports.names, [party])
  const calls = [answer.call, call]
  return screening === undefined
    ? { registryAnswer: undefined, calls }
    : { registryAnswer: { result, screening }, calls }
}
