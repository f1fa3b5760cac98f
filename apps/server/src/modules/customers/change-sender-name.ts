import { isRefusal, refuse, type NameRefusal, type Refusal } from '@puente/contract'
import { normalName } from '@puente/contract/corridors'
import type { Work } from '../../platform/work.ts'
import { owedBy, settle } from '../pending-items/index.ts'
import { promisedBy } from './file-clock.ts'
import { foldIndex, nameChecks, nameFacts, unwritableIn } from './name-checks.ts'
import { nameFold } from './name-fold.ts'
import { senderName } from './sender-name-rule.ts'
import {
  insertNameRequest,
  lastNameRequest,
  lockNameRequest,
  lockNames,
  setDocumentName,
  setName,
  setNameDecision,
  type NameRequest,
} from './sender-names.store.ts'

/** Keeps what an accepted document says the customer is called, and says anew whether their name is the same. */
export async function recordDocumentName(work: Work, customerId: string, name: string): Promise<void> {
  const names = await lockNames(work, customerId)
  if (names === undefined) throw new Error(`customer ${customerId} is not there`)
  const normal = normalName(name)
  await setDocumentName(work, customerId, normal, foldIndex(work, names.kind, normal))
  await settle(work, [senderName], [customerId])
}

/**
 * Asks to send under another name. What reads as the accepted document does counts at once; anything else waits for
 * staff, and for the lists.
 */
export async function changeSenderName(
  work: Work,
  customerId: string,
  typed: string,
): Promise<true | Refusal<'fields-wrong' | 'item-closed'>> {
  const names = await lockNames(work, customerId)
  const owed = (await owedBy(work, [customerId])).includes('sender-name')
  if (names === undefined || !owed) return refuse('item-closed')
  const last = await lastNameRequest(work, customerId)
  if (last !== undefined && last.decision === undefined) return refuse('item-closed')
  const name = normalName(typed)
  const checks = await nameChecks(work)
  const fold = nameFold(names.kind, name)
  const fault =
    fold === '' ? 'missing' : unwritableIn(checks, name) === undefined ? undefined : 'cannot-be-written'
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'name', fault }])
  if (names.documentName !== undefined && fold === nameFold(names.kind, names.documentName))
    await setName(work, customerId, name, await nameFacts(work, names.kind, name, checks), false)
  else await insertNameRequest(work, { customerId, name, dueAt: await promisedBy(work, 'senderNameDays') })
  await settle(work, [senderName], [customerId])
  return true
}

/** A request that waits for staff, locked. */
async function lockWaitingName(
  work: Work,
  id: string,
): Promise<NameRequest | Refusal<'not-found' | 'application-closed'>> {
  const request = await lockNameRequest(work, id)
  if (request === undefined) return refuse('not-found')
  return request.decision === undefined ? request : refuse('application-closed')
}

/** Staff take a name that the lists have answered about: the customer sends under it from here on. */
export async function acceptName(
  work: Work,
  id: string,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'screening-pending'>> {
  const request = await lockWaitingName(work, id)
  if (isRefusal(request)) return request
  if (request.verdict === undefined) return refuse('screening-pending')
  const { customerId, name } = request
  const names = await lockNames(work, customerId)
  if (names === undefined) return refuse('not-found')
  await setNameDecision(work, id, 'accepted')
  await setName(work, customerId, name, await nameFacts(work, names.kind, name), true)
  await work.audit({ action: 'accept-sender-name', subject: customerId })
  await settle(work, [senderName], [customerId])
  return true
}

/** Staff do not take a name; the customer reads why and asks for another. */
export async function refuseName(
  work: Work,
  id: string,
  reason: NameRefusal,
): Promise<true | Refusal<'not-found' | 'application-closed'>> {
  const request = await lockWaitingName(work, id)
  if (isRefusal(request)) return request
  await setNameDecision(work, id, 'refused', reason)
  await work.audit({ action: 'refuse-sender-name', subject: request.customerId, facts: { reason } })
  await settle(work, [senderName], [request.customerId])
  return true
}
