import { customerKinds, type CustomerKind } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import type { RecipientField } from '@puente/contract/corridors'
import { isCurrency } from '@puente/money'
import {
  findSetting,
  settingAt,
  settingHistory,
  settingNumbered,
  settingsInForce,
} from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { pricingKeys, type Corridor, type Fee, type Spread, type Tariff } from './corridor.ts'

function toCorridor(
  id: string,
  { version, data }: Version<SettingData<typeof settingKind.corridor>>,
): Corridor {
  const { currency, receiveStepMinor, minimumSendMinor, maximumSendMinor, fields, ...rest } = data
  if (!isCurrency(currency)) throw new Error(`corridor ${id} is in ${currency}, which we do not know`)
  return {
    ...rest,
    id,
    version,
    currency,
    // The parameters of each check were validated when the data was written.
    fields: fields as readonly RecipientField[],
    receiveStepMinor: BigInt(receiveStepMinor),
    minimumSendMinor: BigInt(minimumSendMinor),
    maximumSendMinor: BigInt(maximumSendMinor),
  }
}

/** The corridor in force; undefined when there is none. */
export async function corridorInForce(work: Work, id: string): Promise<Corridor | undefined> {
  const found = await findSetting(work, settingKind.corridor, id)
  return found && toCorridor(id, found)
}

/** The corridor as one version described it, for data that names a version. */
export async function corridorAt(work: Work, id: string, version: number): Promise<Corridor | undefined> {
  const found = await settingNumbered(work, settingKind.corridor, id, version)
  return found && toCorridor(id, found)
}

/** Every corridor in force, in display order. */
export async function allCorridors(work: Work): Promise<Corridor[]> {
  const found = await settingsInForce(work, settingKind.corridor)
  const corridors = [...found].map(([id, version]) => toCorridor(id, version))
  return corridors.toSorted((one, other) => one.order - other.order)
}

/** The fee in force for a corridor and a kind of customer. Throws when there is none. */
export async function feeInForce(work: Work, corridor: Corridor, kind: CustomerKind): Promise<Fee> {
  return toFee(pricingOf('fee', await settingsInForce(work, settingKind.fee), corridor, kind))
}

/** The spread in force for a corridor and a kind of customer. Throws when there is none. */
export async function spreadInForce(work: Work, corridor: Corridor, kind: CustomerKind): Promise<Spread> {
  return toSpread(pricingOf('spread', await settingsInForce(work, settingKind.spread), corridor, kind))
}

/** The spread that was in force at an instant, for a corridor and a kind of customer; undefined when there was none. */
export async function spreadHistory(
  work: Work,
  corridor: Corridor,
  kind: CustomerKind,
): Promise<(at: Date) => Spread | undefined> {
  const keys = pricingKeys(corridor.id, kind)
  const histories = await Promise.all(keys.map((key) => settingHistory(work, settingKind.spread, key)))
  return (at) => {
    for (const versions of histories) {
      const found = versions.find(({ inForceFrom }) => inForceFrom <= at)
      if (found !== undefined) return toSpread(found)
    }
    return undefined
  }
}

/** The version of the spread that was in force at an instant, with its key; undefined when there was none. */
export async function spreadAt(
  work: Work,
  corridorId: string,
  kind: CustomerKind,
  at: Date,
): Promise<(Spread & { readonly key: string }) | undefined> {
  for (const key of pricingKeys(corridorId, kind)) {
    const found = await settingAt(work, settingKind.spread, key, at)
    if (found !== undefined) return { ...toSpread(found), key }
  }
  return undefined
}

/**
 * The key of the fee or spread of this version that a price of an instant was computed with; undefined when no key has
 * the version. A price at the terms of an earlier quote has versions from before the instant.
 */
export async function pricingKeyOf(
  work: Work,
  noun: 'fee' | 'spread',
  {
    corridorId,
    kind,
    version,
    at,
  }: {
    readonly corridorId: string
    readonly kind: CustomerKind
    readonly version: number
    readonly at: Date
  },
): Promise<string | undefined> {
  const keys = pricingKeys(corridorId, kind)
  for (const key of keys) {
    const found = await settingAt(work, settingKind[noun], key, at)
    if (found !== undefined) {
      if (found.version === version) return key
      break
    }
  }
  for (const key of keys)
    if ((await settingNumbered(work, settingKind[noun], key, version)) !== undefined) return key
  return undefined
}

/** The tariff of each corridor for each kind of customer. */
export async function tariffsInForce(work: Work): Promise<readonly Tariff[]> {
  const fees = await settingsInForce(work, settingKind.fee)
  const spreads = await settingsInForce(work, settingKind.spread)
  return (await allCorridors(work)).flatMap((corridor) =>
    customerKinds.map((kind) => ({
      corridor,
      kind,
      fee: toFee(pricingOf('fee', fees, corridor, kind)),
      spread: toSpread(pricingOf('spread', spreads, corridor, kind)),
    })),
  )
}

type FeeData = SettingData<typeof settingKind.fee>

const toFee = ({ version, data }: Version<FeeData>): Fee => ({
  ...data,
  fixedMinor: BigInt(data.fixedMinor),
  version,
})
const toSpread = ({ version, data }: Version<SettingData<typeof settingKind.spread>>): Spread => ({
  bps: data.bps,
  version,
})

function pricingOf<T>(
  noun: string,
  found: ReadonlyMap<string, Version<T>>,
  corridor: Corridor,
  kind: CustomerKind,
): Version<T> {
  const version = pricingKeys(corridor.id, kind)
    .map((key) => found.get(key))
    .find((one) => one !== undefined)
  if (version === undefined) throw new Error(`no ${noun} in force for ${corridor.id}`)
  return version
}
