const regions = new Intl.DisplayNames(['es-CL', 'es'], { type: 'region' })

/** 'Estados Unidos' from 'US', as the reader's browser writes countries in Spanish. */
export const countryName = (code: string): string => regions.of(code) ?? code

/** Items sorted by the Spanish names of their countries. */
export const byCountryName = <T extends { readonly country: string }>(things: readonly T[]): T[] =>
  things.toSorted((one, other) => countryName(one.country).localeCompare(countryName(other.country), 'es'))

const currencyNames = new Intl.DisplayNames(['es-CL', 'es'], { type: 'currency' })

/** 'peso mexicano' from 'MXN'. */
export const currencyName = (code: string): string => currencyNames.of(code) ?? code
