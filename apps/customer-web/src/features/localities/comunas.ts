import type { LocalitiesWire } from '@puente/contract/customer'
import type { ComboboxOption } from '@puente/ui'

/** The code of the region to which a comuna belongs today. */
export const regionOf = ({ regions }: LocalitiesWire, comuna: string): string | undefined =>
  regions.find(({ comunas }) => comunas.some(({ code }) => code === comuna))?.code

/** The comunas of the chosen region; without one, all comunas with their regions. */
export function comunasOf({ regions }: LocalitiesWire, chosen: string): ComboboxOption[] {
  return regions
    .filter(({ code }) => chosen === '' || code === chosen)
    .flatMap(({ name: region, comunas }) =>
      comunas.map(({ code, name }) => ({
        value: code,
        label: name,
        description: chosen === '' ? region : undefined,
      })),
    )
}
