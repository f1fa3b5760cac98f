import type { FastifyInstance } from 'fastify'
import { Refused } from '../http/answers.ts'
import { partnerRoutes } from '../http/partner-routes.ts'
import type { World } from '../world.ts'
import { atlas, type AtlasCountry } from './atlas.ts'

type Asked = { Params: { country: string; state: string } }

/**
 * Opens the simulated service of countries, states and cities, with the addresses and shapes of Country State
 * City's API.
 */
export function localitiesApi(app: FastifyInstance, world: World): void {
  partnerRoutes(app, world, 'localities', (scope) => {
    scope.get('/localities/v1/countries', () =>
      atlas.map(({ name, iso2, spanish }, id) => ({
        id,
        name,
        iso2,
        translations: JSON.stringify({ es: spanish }),
      })),
    )
    scope.get<Asked>('/localities/v1/countries/:country/states', ({ params }) =>
      countryOf(params.country).states.map(({ name, iso2 }, id) => ({ id, name, iso2 })),
    )
    scope.get<Asked>('/localities/v1/countries/:country/cities', ({ params }) =>
      numbered(countryOf(params.country).states.flatMap(({ cities }) => cities)),
    )
    scope.get<Asked>('/localities/v1/countries/:country/states/:state/cities', ({ params }) => {
      const state = countryOf(params.country).states.find(({ iso2 }) => iso2 === params.state)
      return numbered(state?.cities ?? [])
    })
  })
}

const numbered = (names: readonly string[]) => names.map((name, id) => ({ id, name }))

function countryOf(iso2: string): AtlasCountry {
  const country = atlas.find((one) => one.iso2 === iso2)
  if (country === undefined) throw new Refused(404, 'unknown-country', `The service has no country ${iso2}.`)
  return country
}
