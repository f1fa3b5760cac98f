import type { FieldFault } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { findSetting, settingsNumbered } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** Whom a donation may go to. */
export interface Cause {
  readonly id: string
  readonly name: string
  readonly about: string
}

/** As the versioned rows of noun 'causes' write them. */
export type CausesData = SettingData<typeof settingKind.causes>

export const CAUSES_NOUN = 'causes'

/** The causes in force, in the operator's order, and their version; none, and version 0, where none were ever written. */
export async function causesInForce(
  work: Work,
): Promise<{ readonly version: number; readonly causes: readonly Cause[] }> {
  const found = await findSetting(work, settingKind.causes)
  return { version: found?.version ?? 0, causes: found?.data.causes ?? [] }
}

/** Reads causes as they were called when they were chosen; every lookup is one question for all of them. */
export async function causesChosen(
  work: Work,
  chosen: readonly { readonly cause: string; readonly causesVersion: number }[],
): Promise<(one: { readonly cause: string; readonly causesVersion: number }) => Cause> {
  const numbers = [...new Set(chosen.map((one) => one.causesVersion))]
  const versions = await settingsNumbered(work, settingKind.causes, 'default', numbers)
  return ({ cause, causesVersion }) => {
    const found = versions.get(causesVersion)?.data.causes.find(({ id }) => id === cause)
    if (found === undefined) throw new Error(`there is no cause ${cause} in version ${causesVersion}`)
    return found
  }
}

/** What may not be published, by field of the proposal: an id is a cause's for ever, so no two have the same. */
export const causesFaults = (causes: readonly Cause[]): FieldFault[] =>
  causes.flatMap(({ id, name, about }, place) => [
    ...(causes.findIndex((other) => other.id === id) < place
      ? [{ at: `causes.${place}.id`, fault: 'in-use' }]
      : []),
    ...(name.trim().length < 3 ? [{ at: `causes.${place}.name`, fault: 'too-short' }] : []),
    ...(about.trim().length < 10 ? [{ at: `causes.${place}.about`, fault: 'too-short' }] : []),
  ])
