import { limitingKinds, type DataRequestKind } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { addBusinessDays, addDays, bankingCalendar, fromSantiago, inSantiago } from '../corridors/index.ts'
import type { DataRequest } from './data-request.ts'

/** The legal periods in force. */
export async function dataRightsTerms(work: Work): Promise<SettingData<typeof settingKind.dataRightsTerms>> {
  return (await settingInForce(work, settingKind.dataRightsTerms)).data
}

/** The same time of day this many calendar days later, in Chile. */
function addCalendarDays(from: Date, days: number): Date {
  const { day, minute } = inSantiago(from)
  return new Date(fromSantiago(addDays(day, days), minute).getTime() + (from.getTime() % 60_000))
}

/**
 * The end of the legal period of a request received now: calendar days, and business days for a blocking (Ley 19.628,
 * article 11).
 */
export async function dueAtOf(work: Work, kind: DataRequestKind): Promise<Date> {
  const terms = await dataRightsTerms(work)
  return kind === 'blocking'
    ? addBusinessDays(await bankingCalendar(work), work.now, terms.blockingDays)
    : addCalendarDays(work.now, terms.answerDays)
}

/** The end of an extended period. */
export const extendedDueAt = async (work: Work, { dueAt }: DataRequest): Promise<Date> =>
  addCalendarDays(dueAt, (await dataRightsTerms(work)).extensionDays)

/** Whether the period may be extended: once, before it ends, and never the one of a blocking. */
export const mayExtend = (request: DataRequest, now: Date): boolean =>
  request.state === 'open' &&
  request.kind !== 'blocking' &&
  request.extendedAt === undefined &&
  now <= request.dueAt

/** Whether a granted request still excludes data from uses that are not required. */
export const isLimiting = ({ kind, state, liftedAt }: DataRequest): boolean =>
  state === 'granted' && limitingKinds.includes(kind) && liftedAt === undefined

/** Whether its person may withdraw the request or lift what it stopped. */
export const mayWithdraw = (request: DataRequest): boolean => request.state === 'open' || isLimiting(request)
