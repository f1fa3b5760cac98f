import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FundsSource, PriceSide, Purpose } from '@puente/contract'
import type { NewRecipient } from '../../../modules/recipients/index.ts'

/** How an order of the history ended, and by which path. */
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

/** A recipient and the amount: `least` to `most` by `step`, in minor units of the fixed currency. */
export interface Aim {
  readonly recipient: string
  readonly side: PriceSide
  readonly least: number
  readonly most: number
  readonly step: number
}

/** A recurring order of a demo customer. */
export interface Habit {
  readonly name: string
  /** RUT of the customer. */
  readonly customer: string
  /** E-mails of the users who place it in turn. */
  readonly by: readonly string[]
  /** Either once a month between these days of the month, or on working days with this probability in per cent. */
  readonly when: { readonly from: number; readonly until: number } | { readonly chancePercent: number }
  /** 1 to 12; default: every month. */
  readonly months?: readonly number[]
  /** The amount in a month, in per cent of the usual one. */
  readonly peaks?: Readonly<Record<string, number>>
  /** The first one whose corridor is in force, or a random one. */
  readonly aims: readonly Aim[]
  readonly choose: 'first' | 'any'
  readonly purpose: Purpose
  readonly fundsSource: FundsSource
  /** Other outcomes, by month; default: delivered. */
  readonly endings?: Readonly<Record<string, Ending>>
}

export interface HistoryRecipient extends NewRecipient {
  /** The name that habits use for it. */
  readonly key: string
  /** RUT of the customer. */
  readonly keptBy: string
  /** The entry of the simulated watch lists that the name resembles. */
  readonly resembles?: { readonly list: string; readonly entryId: string; readonly name: string }
  /** The account details after a correction. */
  readonly corrected?: Readonly<Record<string, string>>
}

/** Texts of threads, ratings and settings in the history. */
export interface HistoryWords {
  /** The note of the copies of settings that apply since the history begins. */
  readonly settings: string
  readonly ratings: readonly { readonly stars: number; readonly comment?: string }[]
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly openQuestion: string
  readonly reviewNote: string
}

/** The demo history in database/demo/history.json. */
export interface HistoryData {
  readonly recipients: readonly HistoryRecipient[]
  readonly habits: readonly Habit[]
  /** What is open on the day of a start, ordered this many minutes before it. */
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
