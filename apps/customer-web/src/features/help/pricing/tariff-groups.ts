import type { TariffWire } from '@puente/contract/customer'

/** Corridors and kinds of customer with the same tariff. */
export interface TariffGroup {
  readonly tariff: TariffWire
  readonly members: readonly Pick<TariffWire, 'corridorId' | 'kind'>[]
}

/** Groups equal tariffs; the group with most members first. */
export function groupsOf(tariffs: readonly TariffWire[]): readonly TariffGroup[] {
  const groups = new Map<string, { tariff: TariffWire; members: TariffGroup['members'][number][] }>()
  for (const tariff of tariffs) {
    const { corridorId, kind, fee, spreadBps } = tariff
    const key = [fee.fixed.amount, fee.bps, fee.ivaPercent, spreadBps].join(' ')
    const group = groups.get(key) ?? { tariff, members: [] }
    group.members.push({ corridorId, kind })
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((one, other) => other.members.length - one.members.length)
}
