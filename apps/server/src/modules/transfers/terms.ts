import { settingKind, type SettingData } from '@puente/contract/staff'
import { findSetting, settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** Terms of an order, in force at the work's instant. */
export interface OrderTerms {
  readonly fundingHours: number
  /** Orders above this amount in CLP have the shorter payment period. */
  readonly largeFromMinor: bigint
  readonly largeFundingHours: number
  readonly openOrdersMax: number
  readonly reviewHours: number
  readonly unpaid: UnpaidTerms
}

/** Effect of earlier orders that ended unpaid. */
interface UnpaidTerms {
  /** Days in which unpaid orders count. */
  readonly withinDays: number
  /** With at least `from` unpaid orders, an order must be paid within `hours`, if that is shorter. */
  readonly steps: readonly { readonly from: number; readonly hours: number }[]
}

/** The operator's account that customers pay into. */
export type PayinAccount = SettingData<typeof settingKind.payinAccount>

const HOUR_MS = 3_600_000

export async function orderTerms(work: Work): Promise<OrderTerms> {
  const found = await settingInForce(work, settingKind.orderTerms)
  return { ...found.data, largeFromMinor: BigInt(found.data.largeFromMinor) }
}

/** Undefined until the operator has published its account: no order is possible before. */
export async function payinAccount(work: Work): Promise<PayinAccount | undefined> {
  return (await findSetting(work, settingKind.payinAccount))?.data
}

export const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS)

/** The payment period of an order of this many CLP, and whether earlier unpaid orders shortened it. */
export function fundingTerm(
  { unpaid, ...terms }: OrderTerms,
  sendMinor: bigint,
  unpaidOrders: number,
): { readonly hours: number; readonly shortened: boolean } {
  const usual = sendMinor > terms.largeFromMinor ? terms.largeFundingHours : terms.fundingHours
  const hours = unpaid.steps.reduce(
    (least, step) => (unpaidOrders >= step.from && step.hours < least ? step.hours : least),
    usual,
  )
  return { hours, shortened: hours < usual }
}

/** How long a customer may decide about money that did not arrive as ordered. */
export type ChoiceTerms = SettingData<typeof settingKind.choiceTerms>

export async function choiceTerms(work: Work): Promise<ChoiceTerms> {
  const found = await settingInForce(work, settingKind.choiceTerms)
  return found.data
}

/** Terms of returned payouts. */
export interface ReturnTerms {
  /** In CLP, deducted from refunds at the day's rate. */
  readonly chargeMinor: bigint
  /** Months in which a second return, for data given in a correction, is at the customer's cost. */
  readonly secondReturnMonths: number
  readonly correctionBankingDays: number
  readonly recallBankingDays: number
  /** Days after its credit in which a payout may be returned or recalled. */
  readonly lookBackDays: number
}

/** The terms in force at an instant, by default now. */
export async function returnTerms(work: Work, at = work.now): Promise<ReturnTerms> {
  const found = await settingInForce(work, settingKind.returnTerms, 'default', at)
  return { ...found.data, chargeMinor: BigInt(found.data.chargeMinor) }
}

/** Effect of a pending item that opens after the order, in banking days. */
export type HoldTerms = SettingData<typeof settingKind.holdTerms>

export async function holdTerms(work: Work): Promise<HoldTerms> {
  const found = await settingInForce(work, settingKind.holdTerms)
  return found.data
}
