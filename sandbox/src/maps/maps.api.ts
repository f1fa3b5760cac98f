import type { FastifyInstance } from 'fastify'
import { Refused } from '../http/answers.ts'
import { partnerRoutes } from '../http/partner-routes.ts'
import { lineShape, strict } from '../http/shapes.ts'
import type { World } from '../world.ts'
import { addressesWith, addressOf, type MapAddress } from './addresses.ts'

const searchShape = strict(
  { input: lineShape },
  {
    sessionToken: lineShape,
    languageCode: lineShape,
    includedRegionCodes: { type: 'array', items: lineShape },
  },
)

type Asked = { Params: { id: string }; Querystring: { fields?: string } }

/** Opens the simulated maps service, with the addresses and shapes of Google's Places API (New). */
export function mapsApi(app: FastifyInstance, world: World): void {
  partnerRoutes(app, world, 'maps', (scope) => {
    scope.post<{ Body: { input: string } }>(
      '/maps/v1/places::autocomplete',
      { schema: { body: searchShape } },
      // As in the real API, a response without results has no list.
      ({ body }) => {
        const found = addressesWith(body.input)
        return found.length === 0 ? {} : { suggestions: found.map(suggestionOf) }
      },
    )
    scope.get<Asked>('/maps/v1/places/:id', ({ params, query }) => {
      const address = addressOf(params.id)
      if (address === undefined) throw new Refused(404, 'not-found', `The map has no place ${params.id}.`)
      if (query.fields !== 'addressComponents')
        throw new Refused(400, 'no-fields', 'Say which fields you want.')
      return { addressComponents: componentsOf(address) }
    })
  })
}

function suggestionOf({ id, street, number, comuna, region }: MapAddress) {
  const main = `${street} ${number}`
  const secondary = `${comuna}, ${region}, Chile`
  return {
    placePrediction: {
      placeId: id,
      text: { text: `${main}, ${secondary}` },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
    },
  }
}

function componentsOf({ street, number, unit, comuna, region }: MapAddress) {
  const component = (type: string, text: string) => ({
    longText: text,
    shortText: text,
    types: [type, 'political'],
  })
  return [
    ...(unit === undefined ? [] : [component('subpremise', unit)]),
    component('street_number', number),
    component('route', street),
    component('administrative_area_level_3', comuna),
    component('administrative_area_level_1', region),
    component('country', 'Chile'),
  ]
}
