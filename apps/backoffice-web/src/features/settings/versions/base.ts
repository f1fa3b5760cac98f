import { customerKinds, type CustomerKind } from '@puente/contract'
import { hasKey, type Setting, type SettingWire } from '@puente/contract/staff'

type OfKey = SettingWire['general'][number]

/** The version that applies to a key at an instant: its own, or that of a key that it falls back to. */
export interface Base extends OfKey {
  /** Whether it is of a key that this one falls back to. */
  readonly isGeneral: boolean
}

/** The number of the version that is left out, for what applies without it. */
interface Without {
  readonly without?: number
}

/**
 * The version that a change from this instant replaces, as the server computes it: the newest in force by then of the
 * key, or else of the most specific key that it falls back to.
 */
export function baseAt(
  setting: Pick<Setting, 'fallsBackTo'>,
  { key, current, scheduled, general }: Pick<SettingWire, 'key' | 'current' | 'scheduled' | 'general'>,
  atMs: number,
  { without }: Without = {},
): Base | undefined {
  const own = [...(current === undefined ? [] : [current]), ...scheduled]
    .filter(({ version }) => version !== without)
    .map((version) => ({ ...version, key }))
  const inForce = [...own, ...general].filter(
    ({ fits, state, inForceFrom }) => fits && (state === 'in-force' || Date.parse(inForceFrom) <= atMs),
  )
  for (const one of [key, ...setting.fallsBackTo(key)]) {
    const newest = inForce
      .filter((version) => version.key === one)
      .toSorted(byInstant)
      .at(-1)
    if (newest !== undefined) return { ...newest, isGeneral: one !== key }
  }
  return undefined
}

const byInstant = (one: OfKey, other: OfKey): number =>
  Date.parse(one.inForceFrom) - Date.parse(other.inForceFrom) || one.version - other.version

/** A general key for one kind of customer that a first version of a key for both kinds replaces. */
export interface AlsoReplaced {
  readonly customer: CustomerKind
  readonly key: string
}

/**
 * The general keys for one kind of customer that a first version of this key replaces. Until then, a customer of that kind
 * has the version of such a key, and not that of the general key for both kinds. `inForce` are the keys of the setting that
 * have a version.
 */
export function alsoReplaced(setting: Setting, key: string, inForce: readonly string[]): AlsoReplaced[] {
  return customerKinds.flatMap((customer) => {
    const narrower = `${key}/${customer}`
    if (!hasKey(setting, narrower) || inForce.includes(narrower)) return []
    const next = setting.fallsBackTo(narrower).find((one) => one !== key && inForce.includes(one))
    return next === undefined || setting.fallsBackTo(key).includes(next) ? [] : [{ customer, key: next }]
  })
}
