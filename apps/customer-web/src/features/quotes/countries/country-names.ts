import { compareNames, countryName } from '@puente/web'

export { countryName, currencyName } from '@puente/web'

/** Items sorted by the names of their countries. */
export const byCountryName = <T extends { readonly country: string }>(things: readonly T[]): T[] =>
  things.toSorted((one, other) => compareNames(countryName(one.country), countryName(other.country)))
