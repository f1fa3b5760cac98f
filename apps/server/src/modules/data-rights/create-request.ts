import { isRefusal, refuse, type DataRequestKind, type Refusal } from '@puente/contract'
import { randomCode } from '../../platform/codes.ts'
import type { Work } from '../../platform/work.ts'
import { setDataBlock } from '../customers/index.ts'
import { dueAtOf } from './clock.ts'
import type { DataRequest, WholeDataRequest } from './data-request.ts'
import { aboutRequest, dataRightsEvents } from './events.ts'
import { hasOpenRequest, insertRequest, isLimited, requestFor } from './requests.store.ts'

const FOLIO_SIGNS = 6
const FOLIO_TRIES = 5

/** Applies what the requests of a person exclude now. */
export async function applyLimits(work: Work, { customerId, userId }: DataRequest): Promise<void> {
  await setDataBlock(work, customerId, userId, await isLimited(work, customerId, userId))
}

async function insertNew(
  work: Work,
  request: Omit<DataRequest, 'folio'>,
  text: string,
): Promise<DataRequest | Refusal<'data-request-open'>> {
  for (let tried = 0; tried < FOLIO_TRIES; tried += 1) {
    const named = { ...request, folio: `DD${randomCode(FOLIO_SIGNS)}` }
    if (await insertRequest(work, named, text)) return named
    if (await hasOpenRequest(work, request.userId, request.kind)) return refuse('data-request-open')
  }
  throw new Error('no folio was free')
}

/**
 * Creates a request of the acting user, whose identity their step-up proves. A blocking takes effect at once, because its
 * data may not be used while the request is open (Ley 19.628, article 11).
 */
export async function createRequest(
  work: Work,
  kind: DataRequestKind,
  text: string,
): Promise<WholeDataRequest | Refusal<'data-request-open'>> {
  if (work.actor.kind !== 'customer') throw new Error('only a user asks about their data')
  const { customerId, userId } = work.actor
  const id = work.id()
  const undecided = {
    ...{ extendedAt: undefined, extendedBy: undefined, answeredAt: undefined, answeredBy: undefined },
    ...{ confirmedBy: undefined, liftedAt: undefined },
  }
  const dueAt = await dueAtOf(work, kind)
  const created = { id, customerId, userId, kind, state: 'open', receivedAt: work.now, dueAt } as const
  const request = await insertNew(work, { ...created, ...undecided }, text)
  if (isRefusal(request)) return request
  await applyLimits(work, request)
  await work.emit(aboutRequest(dataRightsEvents.received, request))
  return kept(work, id)
}

/** The request as it is stored now. */
export async function kept(work: Work, id: string): Promise<WholeDataRequest> {
  const request = await requestFor(work, id)
  if (request === undefined) throw new Error(`request ${id} is gone`)
  return request
}
