import { refuse, type FieldFault, type Id, type IdentityDocumentType, type Refusal } from '@puente/contract'
import { oneAtATime } from '../../../platform/data/one-at-a-time.ts'
import type { Work } from '../../../platform/work.ts'
import { inSantiago, isDay } from '../../corridors/index.ts'
import { declaredCompany, personKey } from '../../onboarding/index.ts'
import { effectiveEnd } from '../identity/identity.ts'
import { rulesInForce } from '../requirement-rules.ts'
import { companyPeople, refsOf } from './people.ts'
import { indexesOfPerson, setPersonAnnounced, storedPeople } from './people.store.ts'

/** The most persons of a company whose documents are kept: the pages of the kind of document. */
const PEOPLE_MAX = 100

/**
 * Stores which identity document of a person the company sends, at any time: also while staff review the application.
 * Refuses an expired document at its date.
 */
export async function announcePerson(
  work: Work,
  customerId: Id<'customer'>,
  ref: string,
  said: { readonly type: IdentityDocumentType; readonly printedEnd: string },
): Promise<true | Refusal<'not-found' | 'fields-wrong'>> {
  // Two new persons at once would get the same page.
  await oneAtATime(work, 'company people', customerId)
  const file = await declaredCompany(work, customerId)
  const people = file === undefined ? [] : await companyPeople(work, customerId, file)
  const person = people.find((one) => refsOf(work, one).includes(ref))
  if (person === undefined) return refuse('not-found')
  const faults = await announcementFaults(work, person.document, said)
  const stored = await storedPeople(work, customerId)
  if (person.page === undefined && stored.length >= PEOPLE_MAX) faults.push({ at: 'type', fault: 'too-much' })
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  await setPersonAnnounced(work, customerId, indexesOfPerson(work, personKey(person)), said)
  await work.audit({ action: 'announceCompanyPerson', subject: customerId })
  return true
}

/** A person with a foreign document has no Chilean card. */
async function announcementFaults(
  work: Work,
  document: 'rut' | 'foreign',
  said: { readonly type: IdentityDocumentType; readonly printedEnd: string },
): Promise<FieldFault[]> {
  const faults: FieldFault[] = []
  const isCard = said.type === 'chilean-id' || said.type === 'foreign-id'
  if (document === 'foreign' && isCard) faults.push({ at: 'type', fault: 'not-a-choice' })
  if (!isDay(said.printedEnd)) return [...faults, { at: 'printedEnd', fault: 'not-a-date' }]
  const { extensions } = (await rulesInForce(work)).data
  if (effectiveEnd(extensions, said) < inSantiago(work.now).day)
    faults.push({ at: 'printedEnd', fault: 'already-past' })
  return faults
}
