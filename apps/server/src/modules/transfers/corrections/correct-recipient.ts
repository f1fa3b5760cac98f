import { isDeepStrictEqual } from 'node:util'
import { refuse, type CorrectionReason, type FieldFault, type Refusal, type Id } from '@puente/contract'
import { checkFields, nameForRail, normalName } from '@puente/contract/corridors'
import type { NamesPort } from '../../../partners/names.ts'
import { actorText, type Actor } from '../../../platform/actor.ts'
import { partnerError } from '../../../platform/partner-errors/index.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { corridorAt } from '../../corridors/index.ts'
import { quoteFor } from '../../quotes/index.ts'
import { keepScreening, screen } from '../../screening/index.ts'
import { partiesToScreen, type Screened } from '../orders/create-transfer.ts'
import { mayContinue } from '../funding/may-continue.ts'
import { isCustomerFrozen } from '../reviews/frozen.store.ts'
import { correctionRefusal } from './correction-refusal.ts'
import { openCorrectionOf } from './corrections.store.ts'
import { openReview } from '../reviews/open-review.ts'
import { stopFrozen } from '../reviews/stop-frozen.ts'
import { sendAgain } from '../orders/send-again.ts'
import { orderTerms } from '../terms.ts'
import type { Parties, Transfer } from '../transfer.ts'
import { lockTransfer, partiesFor, replaceParties, transferFor } from '../transfers.store.ts'

export interface Corrected {
  readonly details: Readonly<Record<string, string>>
  readonly name?: string | undefined
}

const aboutTheName: readonly CorrectionReason[] = ['name-differs', 'recipient-unknown']

type Refused = Refusal<
  'not-found' | 'not-in-this-state' | 'fields-wrong' | 'contact-just-changed' | 'correction-needs-signatures'
>

/**
 * The corrected parties, checked against the corridor of the quote. Refuses with all faults at once, and data that the
 * bank would receive unchanged: it rejected them already.
 */
async function correctedParties(
  work: Work,
  transfer: Transfer,
  typed: Corrected,
): Promise<Parties | Refusal<'fields-wrong'>> {
  const quote = await quoteFor(work, transfer.quoteId)
  const corridor = quote && (await corridorAt(work, quote.corridorId, quote.corridorVersion))
  const parties = await partiesFor(work, transfer.id)
  if (corridor === undefined || parties === undefined) throw new Error(`transfer ${transfer.id} is not whole`)
  const checked = checkFields(corridor.fields, parties.beneficiary.kind, typed.details)
  const name = normalName(typed.name ?? parties.beneficiary.name)
  const written = nameForRail(corridor.name, name)
  const faults: FieldFault[] = [
    ...('fault' in written ? [{ at: 'name', fault: written.fault }] : []),
    ...checked.faults.map(({ at, fault }) => ({ at: `details.${at}`, fault })),
  ]
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const former = nameForRail(corridor.name, parties.beneficiary.name)
  const isRenamed = 'fault' in former || 'fault' in written || former.written !== written.written
  if (!isRenamed && isDeepStrictEqual({ ...checked.normalised }, { ...parties.beneficiary.fields })) {
    const at = await rejectedField(work, transfer, corridor.account)
    return refuse('fields-wrong', {}, [{ at, fault: 'as-rejected' }])
  }
  const account = corridor.account.map((field) => checked.normalised[field] ?? '').at(-1) ?? ''
  return {
    ...parties,
    beneficiary: {
      ...parties.beneficiary,
      name,
      fields: checked.normalised,
      accountEnding: account.slice(-4),
    },
  }
}

/** The field that the bank's rejection is about: the name, or the last of the fields that identify the account. */
async function rejectedField(work: Work, { id }: Transfer, account: readonly string[]): Promise<string> {
  const code = (await openCorrectionOf(work, id))?.code ?? ''
  const field = account.at(-1)
  const isAboutName = aboutTheName.includes(partnerError('rails', code).customerReason)
  return isAboutName || field === undefined ? 'name' : `details.${field}`
}

/** Screens both corrected parties, outside any transaction and before the correction is made. */
export async function screenCorrection(
  runtime: Runtime,
  names: NamesPort,
  actor: Actor,
  transferId: Id<'transfer'>,
  typed: Corrected,
): Promise<Screened | Refused | Refusal<'unavailable'>> {
  const parties = await runtime.work(actor, async (work) => {
    const transfer = await transferFor(work, transferId)
    if (transfer === undefined) return refuse('not-found')
    if (transfer.state !== 'correcting') return refuse('not-in-this-state', { state: 'later' })
    const refusal = await correctionRefusal(work, transfer)
    if (refusal !== undefined) return refusal
    return correctedParties(work, transfer, typed)
  })
  if ('refused' in parties) return parties
  const { screening, call } = await screen(names, partiesToScreen(parties))
  return screening === undefined ? refuse('unavailable') : { screening, call }
}

/**
 * Corrects the recipient of a returned payout: the former parties are kept, and the same money is sent in a new
 * attempt. A hit opens a review by two people, and so
 * does a frozen customer; the customer only sees that the transfer is being checked.
 */
export async function correctRecipient(
  work: Work,
  transferId: Id<'transfer'>,
  typed: Corrected,
  { screening, call }: Screened,
): Promise<Transfer | Refused> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  if (transfer.state !== 'correcting') return refuse('not-in-this-state', { state: 'later' })
  const refusal = await correctionRefusal(work, transfer)
  if (refusal !== undefined) return refusal
  const parties = await correctedParties(work, transfer, typed)
  if ('refused' in parties) return parties
  await replaceParties(work, transfer, parties, actorText(work.actor))
  const goesOn = await mayContinue(work, transferId, screening)
  await keepScreening(work, transferId, 'correction', screening)
  await recordPartnerCalls(work, transferId, [call])
  if (await isCustomerFrozen(work, transferId)) await stopFrozen(work, transferId)
  else if (goesOn) await sendAgain(work, transfer, 'corrected')
  else await openReview(work, transferId, 'screening-hit', await orderTerms(work))
  return (await transferFor(work, transferId)) ?? refuse('not-found')
}
