import type { CustomerSession, ProfileWire } from '@puente/contract/customer'
import { typedOfIso, type Definition } from '@puente/ui'
import { maskedRut } from './masked-rut.ts'
import { words } from './words.ts'

type Fact = 'person' | 'company' | 'rut' | 'birthDate' | 'address' | 'occupation' | 'employer'

/** One line with the form that changes it; undefined for data that come from a document. */
export interface FactLine extends Definition {
  readonly changes?: 'address' | 'work'
}

const line = (name: Fact, value: string | undefined, changes?: FactLine['changes']): FactLine => ({
  term: words(`facts.${name}`),
  value: value === undefined || value === '' ? words('facts.none') : value,
  ...(changes === undefined ? {} : { changes }),
})

/** The profile as lines; required data that are missing are marked as such. */
export function factLines(
  kind: CustomerSession['actingAs']['kind'],
  { name, rut, birthDate, address = {}, occupation, employer, occupations = [] }: Partial<ProfileWire>,
): readonly FactLine[] {
  const street = [address.street, address.number, address.unit].filter(Boolean).join(' ')
  const place = [street, address.comunaName, address.regionName].filter(Boolean).join(', ')
  const chosen = occupations.find(({ code }) => code === occupation)
  return [
    line(kind, name),
    line('rut', rut && maskedRut(rut)),
    ...(kind === 'person' ? [line('birthDate', birthDate && typedOfIso(birthDate))] : []),
    line('address', place, 'address'),
    ...(occupations.length === 0 ? [] : [line('occupation', chosen?.name ?? words('facts.unsaid'), 'work')]),
    ...(chosen?.asksEmployer === true ? [line('employer', employer, 'work')] : []),
  ]
}
