import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FundsSource, PriceSide, Purpose } from '@puente/contract'
import type { NewRecipient } from '../../../modules/recipients/index.ts'

/** How an order of the past ended, and on which way. */
export type Ending =
  | 'delivered'
  | 'cancelled'
  | 'cancelled-paid'
  | 'expired'
  | 'paid-late'
  | 'paid-short'
  | 'paid-too-much'
  | 'reviewed'
  | 'corrected'
  | 'refunded'

/** To whom one may send, and how much: `least` to `most` by `step`, in minor units of the side. */
export interface Aim {
  readonly recipient: string
  readonly side: PriceSide
  readonly least: number
  readonly most: number
  readonly step: number
}

/** Something a demo customer does again and again. */
export interface Habit {
  readonly name: string
  /** RUT of the customer. */
  readonly customer: string
  /** E-mails of the users who order it in turn. */
  readonly by: readonly string[]
  /** Days of the month between which it happens once, or working days with a chance in per cent of each. */
  readonly when: { readonly from: number; readonly until: number } | { readonly chancePercent: number }
  /** 1 to 12; every month unless said. */
  readonly months?: readonly number[]
  /** Per cent of the usual amount in a month. */
  readonly peaks?: Readonly<Record<string, number>>
  /** The first whose corridor is in force, or any of them. */
  readonly aims: readonly Aim[]
  readonly choose: 'first' | 'any'
  readonly purpose: Purpose
  readonly fundsSource: FundsSource
  /** What went otherwise, by month; delivered unless said. */
  readonly endings?: Readonly<Record<string, Ending>>
}

export interface HistoryRecipient extends NewRecipient {
  /** How the habits call it. */
  readonly key: string
  /** RUT of the customer. */
  readonly keptBy: string
  /** The entry of the pretend lists that the name resembles. */
  readonly resembles?: { readonly list: string; readonly entryId: string; readonly name: string }
  /** The account that a correction puts right. */
  readonly corrected?: Readonly<Record<string, string>>
}

/** What was written in threads, and with ratings, in the past. */
export interface HistoryWords {
  readonly ratings: readonly { readonly stars: number; readonly comment?: string }[]
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly openQuestion: string
  readonly reviewNote: string
}

/** The demo world's past as database/demo/history.json writes it. */
export interface HistoryData {
  readonly recipients: readonly HistoryRecipient[]
  readonly habits: readonly Habit[]
  /** What waits on the day of a start, ordered so many minutes before it. */
  readonly today: readonly {
    readonly habit: string
    readonly aim: Aim
    readonly minutesAgo: number
    readonly ending: Extract<Ending, 'delivered' | 'reviewed'>
  }[]
  readonly words: HistoryWords
}

const file = path.resolve(import.meta.dirname, '../../../../../../database/demo/history.json')

export const readHistory = async (): Promise<HistoryData> =>
  JSON.parse(await readFile(file, 'utf8')) as HistoryData
