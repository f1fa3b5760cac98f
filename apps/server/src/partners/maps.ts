import { partnerHttp, type PartnerAnswer, type PartnerHttpOptions } from './http.ts'

/** An address as the service lists it. */
export interface SuggestedAddress {
  /** The service's id. */
  readonly id: string
  readonly title: string
  readonly detail: string
}

/** The parts of an address as the service gives them. A part that it does not know is absent. */
export interface AddressParts {
  readonly street?: string
  readonly number?: string
  readonly unit?: string
  /** From the smallest to the largest; one of them is the comuna. */
  readonly localities: readonly string[]
}

/**
 * Finds addresses in Chile. A `session` is one search of one person, from the first letter to the choice. Undefined
 * means that the service did not respond.
 */
export interface MapsPort {
  suggest(text: string, session: string): Promise<readonly SuggestedAddress[] | undefined>
  /** Null when the service does not know the id. */
  locate(id: string, session: string): Promise<AddressParts | null | undefined>
}

interface Prediction {
  readonly placeId: string
  readonly structuredFormat?: { readonly mainText?: Text; readonly secondaryText?: Text }
}
interface Text {
  readonly text?: string
}
interface Component {
  readonly longText?: string
  readonly types?: readonly string[]
}

/** A service with the protocol of Google's Places API (New). Its key is sent as X-Goog-Api-Key. */
export function mapsOverHttp(options: Omit<PartnerHttpOptions, 'partner'>): MapsPort {
  const url = options.url.endsWith('/') ? options.url : `${options.url}/`
  const http = partnerHttp({ ...options, url, partner: 'maps', keyHeader: 'x-goog-api-key' })
  return {
    suggest: async (text, session) => {
      const asked = { input: text, sessionToken: session, includedRegionCodes: ['cl'], languageCode: 'es' }
      const answer: PartnerAnswer<{ suggestions?: readonly { placePrediction?: Prediction }[] }> =
        await http.post('suggest-addresses', 'v1/places:autocomplete', asked)
      if (answer.outcome !== 'ok') return undefined
      return (answer.value.suggestions ?? []).flatMap(({ placePrediction }) => suggestion(placePrediction))
    },
    locate: async (id, session) => {
      const query = new URLSearchParams({
        fields: 'addressComponents',
        languageCode: 'es',
        sessionToken: session,
      })
      const answer: PartnerAnswer<{ addressComponents?: readonly Component[] }> = await http.get(
        'locate-address',
        `v1/places/${encodeURIComponent(id)}?${query}`,
      )
      if (answer.outcome === 'refused' && (answer.status === 404 || answer.status === 400)) return null
      return answer.outcome === 'ok' ? partsOf(answer.value.addressComponents ?? []) : undefined
    },
  }
}

function suggestion(prediction: Prediction | undefined): SuggestedAddress[] {
  const title = prediction?.structuredFormat?.mainText?.text
  if (prediction === undefined || title === undefined || title === '') return []
  const detail = prediction.structuredFormat?.secondaryText?.text ?? ''
  return [{ id: prediction.placeId, title: title.slice(0, 200), detail: detail.slice(0, 200) }]
}

/** Smallest first. Chile's comunas are administrative areas of level 3, or localities where those are missing. */
const localityTypes = [
  'administrative_area_level_3',
  'locality',
  'sublocality',
  'administrative_area_level_2',
]

function partsOf(components: readonly Component[]): AddressParts {
  const named = (type: string) => components.find(({ types }) => types?.includes(type) === true)?.longText
  /** A value longer than our form fields is left out. */
  const one = (key: 'street' | 'number' | 'unit', type: string, longest: number) => {
    const value = named(type)
    return value === undefined || value === '' || value.length > longest ? {} : { [key]: value }
  }
  return {
    ...one('street', 'route', 120),
    ...one('number', 'street_number', 20),
    ...one('unit', 'subpremise', 40),
    localities: localityTypes.map(named).filter((name) => name !== undefined),
  }
}
