import type { TariffWire } from '@puente/contract/customer'

/** Corridors and kinds of customer that cost the same. */
export interface TariffGroup {
  readonly tariff: TariffWire
  readonly members: readonly Pick<TariffWire, 'corridorId' | 'kind'>[]
}

/** Tariffs that say the same are told once; the one with most members first. */
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
