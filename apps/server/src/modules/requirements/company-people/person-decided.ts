import { refuse, type FieldFault, type Id, type Refusal } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import type { Document } from '../../documents/index.ts'
import type { PersonToIdentify } from '../../onboarding/index.ts'
import { cardTypes, effectiveEnd } from '../identity/identity.ts'
import { readingFaults, type Read } from '../identity/identity-verdict.ts'
import { rulesInForce } from '../requirement-rules.ts'
import { personAt } from './people.ts'
import { acceptedBack, lockPersonAt, savePerson, type StoredPerson } from './people.store.ts'

/**
 * Staff decided on a file of a person behind a company. An accepted document counts once no side is missing; a side
 * that is requested again ends it.
 */
export async function companyPersonDecided(
  work: Work,
  document: Document,
  facts: DocumentFacts | undefined,
): Promise<undefined | Refusal<'fields-wrong'>> {
  if (document.kind !== 'company-person-identity') return undefined
  const stored = await lockPersonAt(work, document.customerId, document.page)
  if (document.state === 'refused') {
    if (stored !== undefined) await savePerson(work, withoutFile(stored, document.id))
    return undefined
  }
  // The company no longer declares the person, or never did.
  const found = await personAt(work, document.customerId, document.page)
  if (stored === undefined || found === undefined)
    return refuse('fields-wrong', {}, [{ at: 'facts.identity', fault: 'not-a-choice' }])
  if (document.side !== 'front') return complete(work, stored)
  const read = facts?.identity
  if (read === undefined) return refuse('fields-wrong', {}, [{ at: 'facts.identity', fault: 'missing' }])
  const faults = [...(await readingFaults(work, read)), ...numberFaults(read, found.person)]
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const { type: nextType, printedEnd: nextPrintedEnd } = read
  return complete(work, { ...stored, nextType, nextPrintedEnd, nextFrontId: document.id })
}

/** The number has to be the declared one. A passport of a person with a RUT has a number of its own. */
function numberFaults({ type, number }: Read, person: PersonToIdentify): FieldFault[] {
  if (number.trim() === '') return []
  const fault = [{ at: 'facts.identity.number', fault: 'wrong' }]
  const plain = number.replaceAll(/\s+/g, '').toUpperCase()
  if (person.document === 'foreign') return plain === person.number ? [] : fault
  if (!cardTypes.includes(type)) return []
  const rut = parseRut(plain)
  return !('fault' in rut) && rut.normalised === person.number ? [] : fault
}

/** Puts the accepted document on file once no side is missing. */
async function complete(work: Work, person: StoredPerson): Promise<undefined> {
  const next = await completed(work, person)
  await savePerson(work, next)
  if (next.frontId !== person.frontId)
    await work.audit({
      action: 'identify-company-person',
      subject: person.customerId,
      ...(next.type === undefined ? {} : { facts: { type: next.type } }),
    })
  return undefined
}

async function completed(work: Work, person: StoredPerson): Promise<StoredPerson> {
  const { customerId, slot, nextType: type, nextPrintedEnd: printedEnd, nextFrontId: frontId } = person
  const backId = await acceptedBack(work, customerId, slot)
  if (type === undefined || printedEnd === undefined || frontId === undefined) {
    // After the document on file ended, an accepted back is the back of the next document.
    const isValid = person.effectiveEnd !== undefined && person.effectiveEnd >= inSantiago(work.now).day
    return isValid && person.backId !== undefined ? { ...person, backId } : person
  }
  const isSame = person.type === type && person.printedEnd === printedEnd
  const hasBack = !cardTypes.includes(type) || (backId !== undefined && (isSame || backId !== person.backId))
  if (!hasBack) return person
  const { extensions } = (await rulesInForce(work)).data
  return {
    ...person,
    ...{ type, printedEnd, frontId, backId },
    effectiveEnd: effectiveEnd(extensions, { type, printedEnd }),
    ...noNext,
  }
}

const noNext = { nextType: undefined, nextPrintedEnd: undefined, nextFrontId: undefined }
const notOnFile = {
  ...{ type: undefined, printedEnd: undefined, effectiveEnd: undefined },
  ...{ frontId: undefined, backId: undefined },
}

/** Returns the person without a refused file. When the back of a card was refused, its accepted front is kept. */
function withoutFile(person: StoredPerson, documentId: Id<'document'>): StoredPerson {
  const { type, printedEnd, frontId, backId, nextFrontId } = person
  if (nextFrontId === documentId) return { ...person, ...noNext }
  if (frontId === documentId) return { ...person, ...notOnFile }
  if (backId !== documentId) return person
  const front = { nextType: type, nextPrintedEnd: printedEnd, nextFrontId: frontId }
  return { ...person, ...(nextFrontId === undefined ? front : {}), ...notOnFile }
}
