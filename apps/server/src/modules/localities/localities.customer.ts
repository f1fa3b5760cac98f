import { refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import type { Ports } from '../../partners/index.ts'
import { preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { findCities } from './find-cities.ts'
import { foundAddress } from './found-address.ts'
import { knownLocalities } from './known-localities.ts'
import { listLocalities } from './list-localities.ts'
import { namesInChile } from './names-in-chile.ts'

/** Public handlers of localities, and of address search where a maps service is configured. */
export function localityHandlers({
  localities,
  maps,
}: Pick<Ports, 'localities' | 'maps'>): readonly Handler[] {
  const known = knownLocalities(localities)
  const noAnswer = () => refuse('unavailable', { part: 'maps' })
  return [
    preparedHandler(
      endpoints.listLocalities,
      (runtime) => namesInChile(runtime, known),
      (work, _asked, names) => listLocalities(work, names),
    ),
    preparedHandler(
      endpoints.listStates,
      (runtime, { params }) => known.states(runtime, params.country),
      async (_work, _asked, states) => ({ states: [...states] }),
    ),
    preparedHandler(
      endpoints.findCities,
      (runtime, { params, query }) => findCities(runtime, known, { ...params, ...query }),
      async (_work, _asked, cities) => ({ cities: [...cities] }),
    ),
    preparedHandler(
      endpoints.searchAddresses,
      async (_runtime, { body }) => {
        if (maps === undefined) return refuse('not-found')
        return (await maps.suggest(body.text, body.session)) ?? noAnswer()
      },
      async (_work, _asked, addresses) => ({ addresses: [...addresses] }),
    ),
    preparedHandler(
      endpoints.chooseAddress,
      async (_runtime, { body }) => {
        if (maps === undefined) return refuse('not-found')
        const parts = await maps.locate(body.id, body.session)
        return parts === null ? refuse('not-found') : (parts ?? noAnswer())
      },
      (work, _asked, parts) => foundAddress(work, parts),
    ),
  ]
}
