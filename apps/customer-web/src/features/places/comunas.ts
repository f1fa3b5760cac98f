import type { PlacesWire } from '@puente/contract/customer'
import type { ComboboxOption } from '@puente/ui'

/** The code of the region that a comuna lies in today. */
export const regionOf = ({ regions }: PlacesWire, comuna: string): string | undefined =>
  regions.find(({ comunas }) => comunas.some(({ code }) => code === comuna))?.code

/** Those of the region; all of the country, each with its region, while none is chosen. */
export function comunasOf({ regions }: PlacesWire, chosen: string): ComboboxOption[] {
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
