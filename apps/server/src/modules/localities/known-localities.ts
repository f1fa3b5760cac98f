import type { CodedName, LocalitiesPort } from '../../partners/localities.ts'
import type { Runtime } from '../../platform/work.ts'
import { embeddedLocalities } from './embedded-localities.ts'

/** How long an answer of the service is cached. */
const KEPT_MS = 24 * 3_600_000
/** How long a service that did not answer is not called. */
const LEFT_ALONE_MS = 60_000
/** Maximum of cached answers: countries, states by country, cities by state. */
const MOST_KEPT = 500

interface Kept {
  readonly untilMs: number
  readonly value: Promise<unknown>
}

/** The catalogue of localities; every method returns a result. */
export interface KnownLocalities {
  countries(runtime: Runtime): Promise<readonly CodedName[]>
  states(runtime: Runtime, country: string): Promise<readonly CodedName[]>
  cities(runtime: Runtime, country: string, state?: string): Promise<readonly string[]>
}

/**
 * Queries the locality service, if configured, and caches its answers. When it does not answer, uses the embedded
 * catalogue and logs a warning.
 */
export function knownLocalities(service: LocalitiesPort | undefined): KnownLocalities {
  const embedded = embeddedLocalities()
  const kept = new Map<string, Kept>()

  async function asked<T>(
    runtime: Runtime,
    key: string,
    ask: (port: LocalitiesPort) => Promise<T | undefined>,
  ) {
    const ours = async () => (await ask(embedded)) as T
    if (service === undefined) return ours()
    const nowMs = runtime.clock.realNow().getTime()
    const known = kept.get(key)
    if (known !== undefined && known.untilMs > nowMs) return known.value as Promise<T>
    const keep = (value: Promise<T>, forMs: number) => {
      kept.delete(key)
      kept.set(key, { untilMs: nowMs + forMs, value })
      if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0] ?? '')
      return value
    }
    const answered = ask(service).then(async (found) => {
      if (found !== undefined) return found
      runtime.logger.warn({ asked: key }, 'locality service did not answer: the embedded catalogue stands in')
      return keep(ours(), LEFT_ALONE_MS)
    })
    // The pending promise is cached too, so that concurrent requests share one call.
    return keep(answered, KEPT_MS)
  }

  return {
    countries: (runtime) => asked(runtime, 'countries', (port) => port.countries()),
    states: (runtime, country) => asked(runtime, country, (port) => port.states(country)),
    cities: (runtime, country, state) =>
      asked(runtime, `${country} ${state ?? '*'}`, (port) => port.cities(country, state)),
  }
}
