import type { PartnerAnswer, PartnerHttp } from './http.ts'

/** A mid-market rate of the feed: CLP for one unit of `base`, as a decimal string. */
export interface FeedRate {
  readonly base: string
  readonly mid: string
  readonly asOf: string
  readonly source: string
}

export interface RatesPort {
  /** The mid-market rates of every priced currency, in CLP for one unit. */
  midRates(): Promise<PartnerAnswer<readonly FeedRate[]>>
}

/** The rate feed over HTTP. */
export function ratesOverHttp(http: PartnerHttp): RatesPort {
  return {
    midRates: async () => {
      const answer = await http.get<{ items: FeedRate[] }>('mid-rates', '/rates/mids?quote=CLP')
      return answer.outcome === 'ok' ? { ...answer, value: answer.value.items } : answer
    },
  }
}
