import type { SelfieVerdict } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Check, DecisionRule } from '../../decisions/index.ts'

/** What a verdict about a selfie rests on. */
export interface SelfieInputs {
  readonly verdict: SelfieVerdict
  /** How long the consent promised to keep it. */
  readonly consentedDays: number
}

type Read = Parameters<DecisionRule<unknown>['checks']>[1]

const DAY_MS = 24 * 3_600_000

/** The last instant at which a selfie is kept: the shorter one of what was promised and of the setting in force. */
export const selfieKeptUntil = (consentedDays: number, settingDays: number, decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + Math.min(consentedDays, settingDays) * DAY_MS)

/** The settings that a verdict about a selfie uses. */
export const selfieSettings = [{ setting: settingKind.retention, key: 'biometrics' }] as const

/** A verdict about a selfie, and for how long its picture is kept. */
export const selfieChecks = (
  { verdict, consentedDays }: SelfieInputs,
  decidedAt: string,
  read: Read,
): Check[] => {
  const days = read(settingKind.retention, 'biometrics').grounds[0]?.period ?? 1
  const until = selfieKeptUntil(consentedDays, days, new Date(decidedAt))
  return [
    { check: 'selfie', result: verdict },
    { check: 'kept-until', result: until.toISOString().slice(0, 10) },
  ]
}
