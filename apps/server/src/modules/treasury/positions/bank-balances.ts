import { bankAccounts, settingKind, type BankAccount, type SettingData } from '@puente/contract/staff'
import type { StandingBalance } from '@puente/ledger'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { allCorridors } from '../../corridors/index.ts'

const CLP = 'CLP'

/** A bank account with what the books have on it and its floor, in minor units of its currency. */
export interface BankBalance {
  readonly code: BankAccount
  readonly currency: string
  readonly balanceMinor: bigint
  readonly floorMinor: bigint
  /** Below its floor or below zero. */
  readonly isLow: boolean
}

/** Whether an amount on an account is below its floor. A floor is never below zero. */
export const isBelow = (minor: bigint, floorMinor: bigint): boolean => minor < floorMinor

type Floors = SettingData<typeof settingKind.balanceFloors>

function floorOf(floors: Floors, code: BankAccount, currency: string): bigint {
  if (code === 'client-bank') return BigInt(floors.clientBankMinor)
  if (code === 'operator-bank') return BigInt(floors.operatorBankMinor)
  return BigInt(floors.nostroMinor[currency] ?? '0')
}

/**
 * Every bank account: two in CLP, and a nostro in the currency of each corridor, of each balance and of each floor.
 */
export async function bankBalances(work: Work, balances: readonly StandingBalance[]): Promise<BankBalance[]> {
  const { data: floors } = await settingInForce(work, settingKind.balanceFloors)
  const foreign = new Set([
    ...(await allCorridors(work)).map(({ currency }) => currency),
    ...balances.flatMap(({ code, currency }) => (code === 'nostro' ? [currency] : [])),
    ...Object.keys(floors.nostroMinor),
  ])
  foreign.delete(CLP)
  const standing = new Map(balances.map((one) => [`${one.code} ${one.currency}`, -one.creditMinor]))
  const named = [
    ...bankAccounts.flatMap((code) => (code === 'nostro' ? [] : [{ code, currency: CLP }])),
    ...[...foreign].toSorted().map((currency) => ({ code: 'nostro' as const, currency })),
  ]
  return named.map(({ code, currency }) => {
    const balanceMinor = standing.get(`${code} ${currency}`) ?? 0n
    const floorMinor = floorOf(floors, code, currency)
    return { code, currency, balanceMinor, floorMinor, isLow: isBelow(balanceMinor, floorMinor) }
  })
}
