/** A name in the form used for comparison: lower case, without accents and tildes. */
export const searched = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Whether two names are equal apart from case and accents. */
export const isSameName = (one: string, other: string): boolean => searched(one) === searched(other)
