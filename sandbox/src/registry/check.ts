import { plain, type MagicLine } from '../magic.ts'
import { knownPeople, type KnownPerson } from './people.ts'
import { readRut } from './rut.ts'

/** The stated data of a person. */
export type DeclaredPerson = {
  readonly rut: string
  readonly givenNames: string
  readonly surnames: string
  readonly birthDate: string
  readonly documentNumber: string
}

type Field = 'givenNames' | 'surnames' | 'birthDate' | 'documentNumber'

/** The response of the civil registry; `fields` names the differences. */
export type PersonAnswer = {
  readonly result: 'match' | 'mismatch' | 'not-found' | 'deceased'
  readonly fields: Readonly<Partial<Record<Field, 'differs'>>>
}

/** For people who are not in the registry, the last digit of the document number decides. */
const endings = [
  { digits: '02468', says: 'Todo calza.', answer: { result: 'match', fields: {} } },
  {
    digits: '1',
    says: 'No calzan los nombres.',
    answer: { result: 'mismatch', fields: { givenNames: 'differs' } },
  },
  {
    digits: '3',
    says: 'No calzan los apellidos.',
    answer: { result: 'mismatch', fields: { surnames: 'differs' } },
  },
  {
    digits: '5',
    says: 'No calza la fecha de nacimiento.',
    answer: { result: 'mismatch', fields: { birthDate: 'differs' } },
  },
  { digits: '7', says: 'El registro no conoce a la persona.', answer: { result: 'not-found', fields: {} } },
  { digits: '9', says: 'La persona figura como fallecida.', answer: { result: 'deceased', fields: {} } },
] as const satisfies readonly { digits: string; says: string; answer: PersonAnswer }[]

/**
 * Compares stated data with the registry: exactly for known people, by the document number's last digit for
 * any other well-formed RUT.
 */
export function checkPerson(claim: DeclaredPerson): PersonAnswer {
  const rut = readRut(claim.rut)
  if (rut === null) return { result: 'not-found', fields: {} }
  const known = knownPeople.find((person) => person.rut === rut)
  if (known !== undefined) return compared(claim, known)
  const last = claim.documentNumber.replace(/\D/g, '').slice(-1)
  const found = endings.find(({ digits }) => last !== '' && digits.includes(last))
  return found?.answer ?? { result: 'not-found', fields: {} }
}

function compared(claim: DeclaredPerson, known: KnownPerson): PersonAnswer {
  if (known.deceased) return { result: 'deceased', fields: {} }
  const compare = ['givenNames', 'surnames', 'birthDate', 'documentNumber'] as const
  const differing = compare.filter((field) => squeezed(claim[field]) !== squeezed(known[field]))
  const fields = Object.fromEntries(differing.map((field) => [field, 'differs'] as const))
  return { result: differing.length === 0 ? 'match' : 'mismatch', fields }
}

function squeezed(text: string): string {
  return plain(text).replace(/[^a-z0-9]/g, '')
}

/** The civil registry's rows in the table of the home page. */
export const personLines: readonly MagicLine[] = endings.map(({ digits, says }) => ({
  where: 'Registro: número de documento de una persona',
  value: digits.length > 1 ? `Termina en cifra par (${[...digits].join(', ')})` : `Termina en ${digits}`,
  says,
}))
