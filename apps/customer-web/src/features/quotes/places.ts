const regions = new Intl.DisplayNames(['es-CL', 'es'], { type: 'region' })

/** 'Estados Unidos' from 'US', as the reader's browser writes countries in Spanish. */
export const countryName = (code: string): string => regions.of(code) ?? code
