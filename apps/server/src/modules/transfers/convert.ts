import type { Journal } from '@puente/ledger'
import type { NamesPort } from '../../partners/names.ts'
import { recordPartnerCalls, type PartnerCall } from '../../platform/data/partner-calls.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Desk, Work } from '../../platform/work.ts'
import { book } from '../books/index.ts'
import { corridorAt, nameForRail, type Corridor } from '../corridors/index.ts'
import { openPayouts } from '../payouts/index.ts'
import { quoteFor } from '../quotes/index.ts'
import { keepScreening, latestHits, screen, type Screening } from '../screening/index.ts'
import { advance } from './advance.ts'
import { partiesToScreen } from './create-transfer.ts'
import { convertedJournal } from './money.ts'
import { openReview } from './open-review.ts'
import { wasReleased } from './reviews.store.ts'
import { orderTerms } from './terms.ts'
import type { Parties, Transfer } from './transfer.ts'
import * as store from './transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 50

interface Ready {
  readonly transfer: Transfer
  readonly parties: Parties
  readonly screening: Screening
  readonly call: PartnerCall
}

/** The same entries that two people have already looked at and released do not stop the transfer again. */
async function mayGoOn(work: Work, { transfer, screening }: Ready): Promise<boolean> {
  if (screening.verdict === 'clear') return true
  if (!(await wasReleased(work, transfer.id))) return false
  const seen = new Set((await latestHits(work, transfer.id)).map(({ entryId }) => entryId))
  return screening.hits.length > 0 && screening.hits.every(({ entryId }) => seen.has(entryId))
}

/** The name as this rail can write it; it was checked when the recipient was kept. */
function nameOnRail(corridor: Corridor, name: string): string {
  const written = nameForRail(corridor.name, name)
  return 'fault' in written ? name : written.written
}

/** Converts one funded transfer: the payout it opens, and the journal to book. */
async function convertOne(work: Work, { transfer, parties }: Ready): Promise<Journal | undefined> {
  const quote = await quoteFor(work, transfer.quoteId)
  const corridor =
    quote === undefined ? undefined : await corridorAt(work, quote.corridorId, quote.corridorVersion)
  if (quote === undefined || corridor === undefined) throw new Error(`transfer ${transfer.id} has no quote`)
  const moved = await advance(work, [{ transferId: transfer.id, event: 'converted' }])
  if (!moved.has(transfer.id)) return undefined
  await openPayouts(work, [
    {
      id: derivedId('payout', transfer.id, '1'),
      transferId: transfer.id,
      attempt: 1,
      rail: corridor.rail,
      currency: transfer.currency,
      amountMinor: transfer.receiveMinor,
      instruction: {
        beneficiary: {
          name: nameOnRail(corridor, parties.beneficiary.name),
          fields: parties.beneficiary.fields,
        },
        originator: { name: parties.originator.name, reference: transfer.reference },
        purpose: transfer.purpose,
      },
    },
  ])
  return convertedJournal(transfer, quote.price)
}

/**
 * Takes funded transfers one step on: screened again (no transaction), then, many in one work, converted at their
 * locked rate or taken aside. Lists that cannot be asked leave a transfer where it is. Answers how many it looked at.
 */
export async function convertFunded(desk: Desk, names: NamesPort): Promise<number> {
  const { transfers, parties } = await desk.work(actor, async (work) => {
    const taken = await store.takeFunded(work, BATCH)
    return {
      transfers: taken,
      parties: await store.partiesOf(
        work,
        taken.map(({ id }) => id),
      ),
    }
  })
  const screened = await Promise.all(
    transfers.map(async (transfer): Promise<Ready | undefined> => {
      const frozen = parties.get(transfer.id)
      if (frozen === undefined) throw new Error(`transfer ${transfer.id} has no parties`)
      const { screening, call } = await screen(names, partiesToScreen(frozen))
      return screening === undefined ? undefined : { transfer, parties: frozen, screening, call }
    }),
  )
  const ready = screened.filter((one) => one !== undefined)
  if (ready.length > 0) await desk.work(actor, (work) => decideAll(work, ready))
  return transfers.length
}

async function decideAll(work: Work, ready: readonly Ready[]): Promise<void> {
  const locked = await store.lockTransfers(
    work,
    ready.map(({ transfer }) => transfer.id),
  )
  const journals: Journal[] = []
  for (const one of ready) {
    // Someone may have cancelled while the lists were asked.
    if (locked.get(one.transfer.id)?.state !== 'funded') continue
    const goesOn = await mayGoOn(work, one)
    await keepScreening(work, one.transfer.id, 'funded', one.screening)
    await recordPartnerCalls(work, one.transfer.id, [one.call])
    if (goesOn) {
      const journal = await convertOne(work, one)
      if (journal !== undefined) journals.push(journal)
    } else {
      await openReview(work, one.transfer.id, 'screening-hit', await orderTerms(work))
    }
  }
  await book(work, journals)
}
