import type { CompanyPersonState, DocumentSide, Id, IdentityDocumentType } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import { membersByRut } from '../../customers/index.ts'
import type { DeclaredIdentity } from '../../documents/index.ts'
import {
  companyRules,
  declaredCompany,
  peopleToIdentify,
  personKey,
  type CompanyFile,
  type CompanyPerson,
  type PeopleOf,
  type PersonToIdentify,
} from '../../onboarding/index.ts'
import { cardTypes } from '../identity/identity.ts'
import { identityFor } from '../identity/identity.store.ts'
import {
  indexesOfPerson,
  personFiles,
  storedPeople,
  type PersonFile,
  type StoredPerson,
} from './people.store.ts'

/** The sides of a document of this type. */
export const sidesOf = (type: IdentityDocumentType): readonly DocumentSide[] =>
  cardTypes.includes(type) ? ['front', 'back'] : ['front']

/** The references of a person in requests with each index key, that of new responses first. */
export const refsOf = (work: Work, person: PersonToIdentify): [string, ...string[]] => {
  const [first, ...others] = indexesOfPerson(work, personKey(person)).map((index) => index.toString('hex'))
  if (first === undefined) throw new Error('a person has no reference')
  return [first, ...others]
}

/** The persons who have to be identified, with the state of each. The order is that of the application. */
export const companyPeople: PeopleOf = async (work, customerId, file) => {
  const people = peopleToIdentify(file, await companyRules(work))
  if (people.length === 0) return []
  const stored = new Map(
    (await storedPeople(work, customerId)).map((one) => [one.numberIndex.toString('hex'), one]),
  )
  const files = await personFiles(work, customerId)
  const known = await knownRuts(work, customerId, people)
  const today = inSantiago(work.now).day
  return people.map((person) => {
    const refs = refsOf(work, person)
    const [ref] = refs
    const one = refs.map((each) => stored.get(each)).find((found) => found !== undefined)
    const own = files.filter(({ page }) => page === one?.slot)
    const isKnown = person.document === 'rut' && known.has(person.number)
    return { ...person, ref, ...standingOf(one, own, { isKnown, today, isRut: person.document === 'rut' }) }
  })
}

/** The RUTs of those who are members with a confirmed identity of their own, and a document that is still valid. */
async function knownRuts(
  work: Work,
  customerId: Id<'customer'>,
  people: readonly PersonToIdentify[],
): Promise<ReadonlySet<string>> {
  const ruts = people.flatMap(({ document, number }) => (document === 'rut' ? [number] : []))
  const today = inSantiago(work.now).day
  const known = new Set<string>()
  for (const [rut, member] of await membersByRut(work, customerId, ruts)) {
    const onFile = (await identityFor(work, member.customerId))?.onFile
    if (onFile !== undefined && onFile.effectiveEnd >= today) known.add(rut)
  }
  return known
}

type Standing = Pick<CompanyPerson, 'state' | 'page' | 'announced' | 'needs' | 'validUntil' | 'documents'>

/** Where the document of a person stands. */
function standingOf(
  person: StoredPerson | undefined,
  files: readonly PersonFile[],
  { isKnown, today, isRut }: { readonly isKnown: boolean; readonly today: string; readonly isRut: boolean },
): Standing {
  const documents = files.map(({ page: _page, ...file }) => file)
  if (person === undefined) {
    const state = isKnown ? 'known' : 'missing'
    const needs = isKnown ? [] : sidesOf(isRut ? 'chilean-id' : 'passport')
    return { state, page: undefined, announced: undefined, needs, validUntil: undefined, documents }
  }
  const needs = sidesOf(person.nextType ?? person.announcedType).filter(
    (side) => !isSent(person, files, side),
  )
  const { slot: page, announcedType: type, announcedEnd: printedEnd, effectiveEnd: validUntil } = person
  const state = stateOf(person, files, { isKnown, today, needs })
  const isDone = state === 'accepted' || state === 'known'
  return { state, page, announced: { type, printedEnd }, needs: isDone ? [] : needs, validUntil, documents }
}

/** Whether this side of the next document waits for staff or was accepted as a part of it. */
function isSent(person: StoredPerson, files: readonly PersonFile[], side: DocumentSide): boolean {
  const own = files.filter((file) => file.side === side)
  if (own.some(({ state }) => state === 'received' || state === 'in-review')) return true
  const accepted = own.find(({ state }) => state === 'accepted')?.id
  if (accepted === undefined) return false
  return side === 'front' ? accepted === person.nextFrontId : accepted !== person.backId
}

function stateOf(
  { frontId, effectiveEnd }: StoredPerson,
  files: readonly PersonFile[],
  {
    isKnown,
    today,
    needs,
  }: { readonly isKnown: boolean; readonly today: string; readonly needs: readonly DocumentSide[] },
): CompanyPersonState {
  const isOnFile = frontId !== undefined && effectiveEnd !== undefined
  if (isOnFile && effectiveEnd >= today) return 'accepted'
  if (isKnown) return 'known'
  if (needs.length === 0) return 'waiting'
  if (files.some(({ side, state }) => state === 'refused' && needs.some((one) => one === side)))
    return 'refused'
  return isOnFile ? 'expired' : 'missing'
}

/** The declared person whose files have this page; undefined once the company no longer declares them. */
export async function personAt(
  work: Work,
  customerId: Id<'customer'>,
  page: number,
): Promise<{ readonly person: PersonToIdentify; readonly stored: StoredPerson } | undefined> {
  const file = await declaredCompany(work, customerId)
  const stored = (await storedPeople(work, customerId)).find(({ slot }) => slot === page)
  const person = file && stored && (await personOf(work, file, stored))
  return person && stored && { person, stored }
}

async function personOf(
  work: Work,
  file: CompanyFile,
  { numberIndex }: StoredPerson,
): Promise<PersonToIdentify | undefined> {
  const ref = numberIndex.toString('hex')
  return peopleToIdentify(file, await companyRules(work)).find((one) => refsOf(work, one).includes(ref))
}

/** What a company declared about the person whose files have this page. */
export async function declaredCompanyPerson(
  work: Work,
  customerId: Id<'customer'>,
  page: number,
): Promise<DeclaredIdentity> {
  const found = await personAt(work, customerId, page)
  if (found === undefined) return {}
  const { name, document, number, country } = found.person
  const printedEnd = found.stored.announcedEnd
  return document === 'rut'
    ? { name, rut: number, printedEnd }
    : { name, documentNumber: number, issuer: country, printedEnd }
}
