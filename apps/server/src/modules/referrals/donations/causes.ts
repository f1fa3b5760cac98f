import type { Id } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { findSetting, settingsNumbered } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** A recipient of donations. */
export interface Cause {
  readonly id: Id<'cause'>
  readonly name: string
  readonly about: string
}

/** The causes in force, in the operator's order, and their version; an empty list and version 0 when none exist. */
export async function causesInForce(
  work: Work,
): Promise<{ readonly version: number; readonly causes: readonly Cause[] }> {
  const found = await findSetting(work, settingKind.causes)
  return { version: found?.version ?? 0, causes: found?.data.causes ?? [] }
}

/** Causes with the names they had when they were chosen, in one query for all of them. */
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
