/** A name as people search for it: without capitals, accents and tildes. */
export const searched = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Whether two names are one, written by two people. */
export const isSameName = (one: string, other: string): boolean => searched(one) === searched(other)
