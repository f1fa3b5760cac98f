import type { Partners } from '../platform/config/partners.ts'
import type { Clock } from '../platform/time/clock.ts'
import { bankOverHttp, type BankPort } from './bank.ts'
import { partnerHttp } from './http.ts'
import { namesOverHttp, type NamesPort } from './names.ts'
import { railsOverHttp, type RailsPort } from './rails.ts'
import { ratesOverHttp, type RatesPort } from './rates.ts'

/** Every door to another company. Handed to jobs and to doors that prepare; never to a verb. */
export interface Ports {
  readonly bank: BankPort
  readonly rails: RailsPort
  readonly rates: RatesPort
  readonly names: NamesPort
}

export function createPorts(partners: Partners, clock: Clock, timeoutMs: number): Ports {
  const http = (partner: keyof Partners) => {
    const { url, key } = partners[partner]
    return partnerHttp({ partner, url, key, timeoutMs, clock })
  }
  return {
    bank: bankOverHttp(http('bank')),
    rails: railsOverHttp(http('rails')),
    rates: ratesOverHttp(http('rates')),
    names: namesOverHttp(http('names')),
  }
}
