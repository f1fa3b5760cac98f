import { standingBalances } from '@puente/ledger'
import { balancesLow } from '../../../platform/telemetry/metrics.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { santiagoDay } from '../../corridors/index.ts'
import { firstAlarmOfDay } from '../overdue.store.ts'
import { bankBalances, type BankBalance } from './bank-balances.ts'
import { keepLowBalances } from './low-balances.store.ts'

const actor = { kind: 'system', name: 'treasury' } as const

async function watch(work: Work): Promise<number> {
  const low = (await bankBalances(work, await standingBalances(work))).filter(({ isLow }) => isLow)
  balancesLow.set(low.length)
  await keepLowBalances(work, low)
  const { day } = santiagoDay(work.now)
  for (const one of low) await nameOnce(work, one, day)
  return 0
}

async function nameOnce(work: Work, { code, currency, balanceMinor, floorMinor }: BankBalance, day: string) {
  const subject = `${code} ${currency}`
  if (await firstAlarmOfDay(work, `low-balance ${subject}`, day))
    await work.audit({
      action: 'balance-low',
      subject,
      outcome: 'alarm',
      facts: { account: code, currency, balanceMinor: String(balanceMinor), floorMinor: String(floorMinor) },
    })
}

/** Stores which bank accounts are below their floors, and writes each to the audit trail once a day. */
export const watchBalances = (runtime: Runtime): Promise<number> => runtime.work(actor, watch)
