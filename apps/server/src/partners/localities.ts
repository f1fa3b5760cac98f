import { partnerHttp, type PartnerAnswer, type PartnerHttp, type PartnerHttpOptions } from './http.ts'

/** A country or a state with its ISO 3166 code (a state's without the country: 'TX') and its name. */
export interface CodedName {
  readonly code: string
  readonly name: string
}

/**
 * A directory of the world's countries, states and cities. An unknown country or state has no entries. Undefined means
 * that the service did not respond. Requests only read.
 */
export interface LocalitiesPort {
  /** Countries with a name in Spanish. */
  countries(): Promise<readonly CodedName[] | undefined>
  states(country: string): Promise<readonly CodedName[] | undefined>
  /** The cities of a state, or without a state of the whole country. */
  cities(country: string, state?: string): Promise<readonly string[] | undefined>
}

/** A service with the protocol of Country State City's API. Its key is sent as X-CSCAPI-KEY. */
export function localitiesOverHttp(options: Omit<PartnerHttpOptions, 'partner'>): LocalitiesPort {
  const url = options.url.endsWith('/') ? options.url : `${options.url}/`
  const http = partnerHttp({ ...options, url, partner: 'localities', keyHeader: 'x-cscapi-key' })
  return {
    countries: async () => {
      const rows = await rowsAt(http, 'list-countries', 'countries')
      return rows?.flatMap((row) => codedName({ ...row, name: inSpanish(row['translations']) }))
    },
    states: async (country) => {
      const rows = await rowsAt(http, 'list-states', `countries/${part(country)}/states`)
      return rows?.flatMap(codedName)
    },
    cities: async (country, state) => {
      const within = state === undefined ? '' : `states/${part(state)}/`
      const rows = await rowsAt(http, 'list-cities', `countries/${part(country)}/${within}cities`)
      return rows?.flatMap(({ name }) => (isName(name) ? [name] : []))
    },
  }
}

type Row = Readonly<Record<string, unknown>>

const part = encodeURIComponent

/** The rows of a list, or undefined without a readable response. An unknown locality gives an empty list. */
async function rowsAt(
  http: PartnerHttp,
  operation: string,
  path: string,
): Promise<readonly Row[] | undefined> {
  const answer: PartnerAnswer<unknown> = await http.get(operation, path)
  if (answer.outcome === 'refused') return answer.status === 404 ? [] : undefined
  if (answer.outcome !== 'ok' || !Array.isArray(answer.value)) return undefined
  return answer.value.filter((row): row is Row => typeof row === 'object' && row !== null)
}

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() === name && name !== '' && name.length <= 80

const codedName = ({ iso2, name }: Row): CodedName[] =>
  typeof iso2 === 'string' && /^[A-Z0-9]{1,3}$/.test(iso2) && isName(name) ? [{ code: iso2, name }] : []

/** The service returns translations as JSON inside JSON, or leaves them out. */
function inSpanish(translations: unknown): unknown {
  try {
    const said: unknown = typeof translations === 'string' ? JSON.parse(translations) : translations
    return (said as { es?: unknown } | null | undefined)?.es
  } catch {
    return undefined
  }
}
