import { railNames } from './messages-rails.es.ts'

/** The name of a rail: 'SPEI'; its code when it has no name. */
export const railNameOf = (rail: string): string =>
  Object.hasOwn(railNames, rail) ? railNames[rail as keyof typeof railNames] : rail
