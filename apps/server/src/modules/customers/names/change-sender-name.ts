import { isRefusal, refuse, type NameRefusal, type Refusal, type Id } from '@puente/contract'
import { normalName } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { owedBy, settle } from '../../pending-items/index.ts'
import { promisedBy } from '../records/file-clock.ts'
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

/** Stores the name on an accepted document, and updates the pending item `sender-name`. */
export async function recordDocumentName(
  work: Work,
  customerId: Id<'customer'>,
  name: string,
): Promise<void> {
  const names = await lockNames(work, customerId)
  if (names === undefined) throw new Error(`customer ${customerId} is not there`)
  const normal = normalName(name)
  await setDocumentName(work, customerId, normal, foldIndex(work.vault, names.kind, normal))
  await settle(work, [senderName], [customerId])
}

/**
 * Requests another sender name. A name equal to the one on the accepted document applies at once; any other waits for
 * screening and staff.
 */
export async function changeSenderName(
  work: Work,
  customerId: Id<'customer'>,
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

/** Locks a name request that waits for staff. Refuses a decided one. */
async function lockWaitingName(
  work: Work,
  id: string,
): Promise<NameRequest | Refusal<'not-found' | 'application-closed'>> {
  const request = await lockNameRequest(work, id)
  if (request === undefined) return refuse('not-found')
  return request.decision === undefined ? request : refuse('application-closed')
}

/** Accepts a screened name: the customer sends under it from now on. Refuses while screening has not answered. */
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

/** Refuses a name. The customer reads the reason and requests another. */
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
