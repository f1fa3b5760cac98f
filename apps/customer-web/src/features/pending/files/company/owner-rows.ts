import type { PersonTyped } from './person-form.tsx'

/** A number without the signs that people type differently. */
const plain = (number: string): string => number.replaceAll(/[.\s]/g, '').toUpperCase()

const isLayer = ({ kind = 'person' }: PersonTyped): boolean => kind === 'company' || kind === 'nominee'

const same = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && plain(one) === plain(other)

/** The companies and nominees whose owners can be named, each once; not the one that is edited. */
export function companiesIn(people: readonly PersonTyped[], edited: string | undefined) {
  const named = people.filter((one) => isLayer(one) && !same(one.number, edited))
  return [
    ...new Map(named.map(({ number, name }) => [plain(number), { value: number, label: name }])).values(),
  ]
}

/**
 * The list with one element replaced. When the number of a company changes, its owners and its other rows get the new
 * one.
 */
export function replaced(people: readonly PersonTyped[], at: number, person: PersonTyped): PersonTyped[] {
  const before = people[at]
  const moved = people.map((one): PersonTyped => {
    if (before === undefined || !isLayer(before) || !isLayer(person)) return one
    return {
      ...one,
      ...(same(one.of, before.number) ? { of: person.number } : {}),
      ...(same(one.number, before.number) ? { number: person.number } : {}),
    }
  })
  return [...moved.slice(0, at), person, ...moved.slice(at + 1)]
}

/** The rows from which no chain leads to the applicant: the server does not keep them. */
export function separatedRows(people: readonly PersonTyped[]): PersonTyped[] {
  const joined = new Set<PersonTyped>()
  for (let before = -1; before !== joined.size;) {
    before = joined.size
    for (const one of people)
      if (one.of === undefined || [...joined].some((over) => isLayer(over) && same(over.number, one.of)))
        joined.add(one)
  }
  return people.filter((one) => !joined.has(one))
}
