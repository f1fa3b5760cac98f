import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { NamesPort } from '../../../partners/names.ts'
import type { Token } from '../../../platform/data/lease.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import { allDone } from '../../../platform/shared-transaction.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { book } from '../../books/index.ts'
import { quoteFor } from '../../quotes/index.ts'
import { keepScreening, screen } from '../../screening/index.ts'
import { advance } from '../advance.ts'
import { partiesToScreen, type Screened } from '../orders/create-transfer.ts'
import { mayContinue } from './may-continue.ts'
import { convertedJournal } from '../money.ts'
import { openHold, stoppedBy } from '../holds/open-hold.ts'
import { openPayout } from '../delivery/open-payout.ts'
import { isCustomerFrozen } from '../reviews/frozen.store.ts'
import { openReview } from '../reviews/open-review.ts'
import { stopFrozen } from '../reviews/stop-frozen.ts'
import { lockLeased, leaseFunded } from '../leases.store.ts'
import { orderTerms } from '../terms.ts'
import type { Parties, Transfer } from '../transfer.ts'
import * as store from '../transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 128

interface Ready extends Screened {
  readonly transfer: Transfer
  readonly parties: Parties
}

interface Claimed extends Ready {
  readonly token: Token
}

/** Converts one funded transfer: opens its payout and returns the journals to book. */
async function convertOne(work: Work, { transfer, parties }: Ready): Promise<Journal[]> {
  const quote = await quoteFor(work, transfer.quoteId)
  if (quote === undefined) throw new Error(`transfer ${transfer.id} has no quote`)
  const moved = await advance(work, [{ transferId: transfer.id, event: 'converted' }])
  if (!moved.has(transfer.id)) return []
  await openPayout(work, transfer, quote, parties, 1)
  return [convertedJournal(transfer, quote.price)]
}

/**
 * Takes funded transfers one step further: screens them again outside any transaction; then, many in one work, converts
 * them at their locked rate, puts them on hold or opens a review. Without a screening result a transfer stays funded.
 * Returns the number of transfers.
 */
export async function convertFunded(runtime: Runtime, names: NamesPort): Promise<number> {
  const { taken, parties } = await runtime.work(actor, async (work) => {
    const due = await leaseFunded(work, BATCH)
    return {
      taken: due,
      parties: await store.partiesOf(
        work,
        due.map(({ transfer: { id } }) => id),
      ),
    }
  })
  const screened = await Promise.all(
    taken.map(async ({ transfer, token }): Promise<Claimed | undefined> => {
      const frozen = parties.get(transfer.id)
      if (frozen === undefined) throw new Error(`transfer ${transfer.id} has no parties`)
      const { screening, call } = await screen(names, partiesToScreen(frozen))
      return screening === undefined ? undefined : { transfer, token, parties: frozen, screening, call }
    }),
  )
  const ready = screened.filter((one) => one !== undefined)
  const works = ready.map((one) => ({
    about: one.transfer.id,
    actor,
    body: async (work: Work) =>
      decide(work, one, await lockLeased(work, { id: one.transfer.id, token: one.token })),
  }))
  allDone(await runtime.together(works))
  return taken.length
}

/** Takes one funded transfer the same step further, after the caller has screened it. */
export async function convertScreened(
  work: Work,
  transferId: Id<'transfer'>,
  screened: Screened,
): Promise<void> {
  const transfer = await store.transferFor(work, transferId)
  const parties = await store.partiesFor(work, transferId)
  if (transfer === undefined || parties === undefined) throw new Error(`transfer ${transferId} is not whole`)
  await decide(work, { transfer, parties, ...screened }, await store.lockTransfer(work, transferId))
}

async function decide(work: Work, one: Ready, locked: Transfer | undefined): Promise<void> {
  const { id } = one.transfer
  await recordPartnerCalls(work, id, [one.call])
  // It may have been cancelled during the screening, or taken over from a stalled worker.
  if (locked?.state !== 'funded') return
  // `mayContinue` compares with the latest stored screening, so the new one is stored after the comparison.
  const [item, goesOn, isFrozen] = await Promise.all([
    stoppedBy(work, locked),
    mayContinue(work, id, one.screening),
    isCustomerFrozen(work, id),
  ])
  await keepScreening(work, id, 'funded', one.screening)
  if (isFrozen) await stopFrozen(work, id)
  else if (!goesOn) await openReview(work, id, 'screening-hit', await orderTerms(work))
  else if (item !== undefined) await openHold(work, one.transfer, item)
  else await book(work, await convertOne(work, one))
}
