import { refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import type { Ports } from '../../partners/index.ts'
import { preparedDoor, type Door } from '../../platform/http/door.ts'
import { findCities } from './find-cities.ts'
import { foundAddress } from './found-address.ts'
import { knownPlaces } from './known-places.ts'
import { listPlaces } from './list-places.ts'
import { namesInChile } from './names-in-chile.ts'

/** Where people live, for whoever asks; and addresses by a part of them, where a maps service is configured. */
export function placesDoors({ places, maps }: Pick<Ports, 'places' | 'maps'>): readonly Door[] {
  const known = knownPlaces(places)
  const noAnswer = () => refuse('unavailable', { part: 'maps' })
  return [
    preparedDoor(
      endpoints.listPlaces,
      (desk) => namesInChile(desk, known),
      (work, _asked, names) => listPlaces(work, names),
    ),
    preparedDoor(
      endpoints.listStates,
      (desk, { params }) => known.states(desk, params.country),
      async (_work, _asked, states) => ({ states: [...states] }),
    ),
    preparedDoor(
      endpoints.findCities,
      (desk, { params, query }) => findCities(desk, known, { ...params, ...query }),
      async (_work, _asked, cities) => ({ cities: [...cities] }),
    ),
    preparedDoor(
      endpoints.searchAddresses,
      async (_desk, { body }) => {
        if (maps === undefined) return refuse('not-found')
        return (await maps.suggest(body.text, body.session)) ?? noAnswer()
      },
      async (_work, _asked, addresses) => ({ addresses: [...addresses] }),
    ),
    preparedDoor(
      endpoints.chooseAddress,
      async (_desk, { body }) => {
        if (maps === undefined) return refuse('not-found')
        const parts = await maps.locate(body.id, body.session)
        return parts === null ? refuse('not-found') : (parts ?? noAnswer())
      },
      (work, _asked, parts) => foundAddress(work, parts),
    ),
  ]
}
