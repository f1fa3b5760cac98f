import { chosenBy } from '../store/ids.ts'
import { knownCompanies } from '../registry/companies.ts'
import { knownPeople } from '../registry/people.ts'
import { rutNumber, rutOf, type Rut } from '../registry/rut.ts'

/** An account that a person can pay from. */
export type DemoAccount = {
  readonly id: 'corriente' | 'vista' | 'otra'
  readonly bank: string
  readonly kind: string
  readonly number: string
  readonly rut: Rut
  readonly name: string
  /** The maximum to a new payee in its first 24 hours, in pesos; null without a cap. */
  readonly firstDayCap: bigint | null
}

const given = [
  'Amanda',
  'Benjamín',
  'Catalina',
  'Diego',
  'Elisa',
  'Felipe',
  'Gabriela',
  'Hernán',
  'Isidora',
  'Joaquín',
]
const surnames = ['Prueba', 'Ejemplo', 'Muestra', 'Ensayo', 'Simulada', 'Inventada']

/** The name of the account holder for any RUT: the registry's name, else an invented one that is always the same. */
export function holderName(rut: Rut): string {
  const person = knownPeople.find((known) => known.rut === rut)
  if (person !== undefined) return `${person.givenNames} ${person.surnames}`
  const company = knownCompanies.find((known) => known.rut === rut)
  if (company !== undefined) return company.name
  if (rutNumber(rut) >= 50_000_000) return `Empresa de Prueba ${rutNumber(rut) % 1000} SpA`
  const pick = (list: readonly string[], salt: string) => list[chosenBy(rut + salt, list.length)] ?? ''
  return `${pick(given, 'given')} ${pick(surnames, 'first')} ${pick(surnames, 'second')}`
}

/** The accounts of a RUT, always the same for the same RUT. */
export function accountsOf(rut: Rut): DemoAccount[] {
  const name = holderName(rut)
  return [
    {
      id: 'corriente',
      bank: 'Banco Prueba Andes',
      kind: 'Cuenta corriente',
      number: number(rut, 'corriente'),
      rut,
      name,
      firstDayCap: null,
    },
    {
      id: 'vista',
      bank: 'Caja Ficticia del Sur',
      kind: 'Cuenta vista',
      number: number(rut, 'vista'),
      rut,
      name,
      firstDayCap: 100_000n,
    },
  ]
}

/** The account of another person, for payments from another RUT. */
export function accountOfOther(rut: Rut): DemoAccount {
  const other = rutOf(9_000_000 + chosenBy(`${rut}otra`, 900_000))
  return {
    id: 'otra',
    bank: 'Banco Prueba Andes',
    kind: 'Cuenta corriente',
    number: number(other, 'corriente'),
    rut: other,
    name: holderName(other),
    firstDayCap: null,
  }
}

function number(rut: Rut, salt: string): string {
  return `00${String(10_000_000 + chosenBy(rut + salt, 89_999_999))}`.replace(
    /(\d{3})(\d{4})(\d{3})/,
    '$1-$2-$3',
  )
}
