import type { StaffRole } from '../endpoint.ts'

interface ReadinessItem {
  /** Whether sales stay closed without it. */
  readonly blocking: boolean
  /** The role that settles it. */
  readonly owner: StaffRole
}

const blocking = (owner: StaffRole): ReadinessItem => ({ blocking: true, owner })

/** What is checked before the operator sells, in the order in which it is settled. */
export const readinessItems = {
  keys: blocking('admin'),
  tls: blocking('admin'),
  proxies: blocking('admin'),
  clocks: blocking('admin'),
  worker: blocking('admin'),
  mail: blocking('admin'),
  sms: blocking('admin'),
  staff: blocking('admin'),
  bank: blocking('admin'),
  rails: blocking('admin'),
  rates: blocking('admin'),
  names: blocking('admin'),
  registry: blocking('admin'),
  terms: blocking('officer'),
  'payin-account': blocking('treasury'),
  prices: blocking('treasury'),
  funds: blocking('treasury'),
  sending: blocking('treasury'),
  backups: blocking('admin'),
} as const satisfies Readonly<Record<string, ReadinessItem>>

export type ReadinessKey = keyof typeof readinessItems
/** One thing that is checked before the operator sells. */
export const readinessKeys = Object.keys(readinessItems) as [ReadinessKey, ...ReadinessKey[]]

/** Whether the operator takes new orders. */
export const salesStates = ['open', 'closed'] as const
export type SalesState = (typeof salesStates)[number]

/** How long the result of a check may open sales, in minutes. */
export const READINESS_FRESH_MINUTES = 15
