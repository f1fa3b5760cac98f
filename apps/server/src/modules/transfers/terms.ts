import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Terms of an order, in force at the work's moment. */
export interface OrderTerms {
  readonly fundingHours: number
  /** Orders above this many CLP have the shorter time. */
  readonly largeFromMinor: bigint
  readonly largeFundingHours: number
  readonly openOrdersMax: number
  readonly reviewHours: number
}

/** The operator's account that customers pay into. */
export interface PayinAccount {
  readonly bank: string
  readonly type: string
  readonly number: string
  readonly holder: string
  readonly rut: string
  readonly email: string
}

const HOUR_MS = 3_600_000

export async function orderTerms(work: Work): Promise<OrderTerms> {
  const found = await inForce<Omit<OrderTerms, 'largeFromMinor'> & { largeFromMinor: string }>(
    work,
    'order-terms',
    'default',
  )
  if (found === undefined) throw new Error('no order terms are in force')
  return { ...found.data, largeFromMinor: BigInt(found.data.largeFromMinor) }
}

/** Undefined until the operator has written its account down: nobody can order before. */
export async function payinAccount(work: Work): Promise<PayinAccount | undefined> {
  return (await inForce<PayinAccount>(work, 'payin-account', 'default'))?.data
}

export const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS)

/** By when an order over so many CLP has to be paid. */
export const fundingDeadline = (terms: OrderTerms, from: Date, sendMinor: bigint): Date =>
  hoursAfter(from, sendMinor > terms.largeFromMinor ? terms.largeFundingHours : terms.fundingHours)
