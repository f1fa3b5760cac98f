import type { MoneyWire } from '@puente/money'

/** The three things one can do with rewards. */
export const choices = ['use', 'donate', 'keep'] as const
export type Choice = (typeof choices)[number]

/** What was decided, as the screen says it afterwards. */
export type Decided =
  | { readonly how: 'use'; readonly amount: MoneyWire }
  | { readonly how: 'donate'; readonly amount: MoneyWire; readonly cause: string }
  | { readonly how: 'keep'; readonly until: string }
