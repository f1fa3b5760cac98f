import { plainRut } from '@puente/contract/corridors'
import type { NamesPort } from '../../../partners/names.ts'
import { recordPartnerCalls, type PartnerCall } from '../../../platform/data/partner-calls.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { keepScreening, screen, type Party, type Screening } from '../../screening/index.ts'
import type { Payer } from '../payin.ts'
import { payersOf } from '../received/payments.store.ts'
import type { Suspense } from './suspense.ts'
import {
  holdSuspense,
  lockSuspense,
  postponeScreening,
  setScreened,
  takeUnscreened,
} from './suspense.store.ts'
import { payinTerms } from '../terms.ts'

const actor = { kind: 'system', name: 'payins' } as const
const BATCH = 20
/** RUTs from this number on belong to companies. */
const COMPANIES_FROM = 50_000_000

/** The payer as a party to screen; they need not have an account. */
function partyOf({ name, rut }: Payer): Party {
  const number = Number(plainRut(rut).slice(0, -1))
  return { role: 'customer', kind: number >= COMPANIES_FROM ? 'company' : 'person', name, country: 'CL' }
}

async function record(
  work: Work,
  id: string,
  screening: Screening | undefined,
  call: PartnerCall,
): Promise<void> {
  const item = await lockSuspense(work, id)
  await recordPartnerCalls(work, id, [call])
  if (item?.status !== 'open') return
  if (screening === undefined) return postponeScreening(work, id)
  await keepScreening(work, id, 'return', screening)
  if (screening.verdict === 'clear') return setScreened(work, id)
  const { heldDays } = await payinTerms(work)
  await holdSuspense(work, id, addBankingDays(await bankingCalendar(work), work.now, heldDays))
  await work.audit({ action: 'hold-suspense', subject: id })
}

/**
 * Screens the payers of money in suspense: on arrival, and again when its day comes after the result has expired. A hit
 * puts the money on hold. Returns the number of items screened.
 */
export async function screenSuspense(runtime: Runtime, names: NamesPort): Promise<number> {
  const { items, payers } = await runtime.work(actor, async (work) => {
    const taken: Suspense[] = await takeUnscreened(work, BATCH)
    return {
      items: taken,
      payers: await payersOf(
        work,
        taken.map(({ paymentId }) => paymentId),
      ),
    }
  })
  await Promise.all(
    items.map(async ({ id, paymentId }) => {
      const from = payers.get(paymentId)
      if (from === undefined) throw new Error(`no payer of ${paymentId}`)
      const { screening, call } = await screen(names, [partyOf(from.payer)])
      await runtime.work(actor, (work) => record(work, id, screening, call))
    }),
  )
  return items.length
}
