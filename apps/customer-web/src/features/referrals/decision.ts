import type { MoneyWire } from '@puente/money'

/** The three possible decisions about rewards. */
export const choices = ['use', 'donate', 'keep'] as const
export type Choice = (typeof choices)[number]

/** The decision, as the screen shows it afterwards. */
export type Decided =
  | { readonly how: 'use'; readonly amount: MoneyWire }
  | { readonly how: 'donate'; readonly amount: MoneyWire; readonly cause: string }
  | { readonly how: 'keep'; readonly until: string }
