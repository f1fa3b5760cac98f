import { afterAll, beforeAll } from 'vitest'
import { startEnvironment } from './life.ts'
import { castOf, type Cast } from './samples/cast.ts'
import { samplesOf } from './samples/index.ts'

/** A test environment in which every kind of caller is signed in. Optional services are configured. */
const everyCaller = async (): Promise<Cast> =>
  castOf(
    await startEnvironment({
      env: { MAPS_KEY: 'sandbox-maps-key' },
      seedsByHand: 'each row of the table gets what it needs as bare rows, which no rule requires',
    }),
  )

/** The callers and the samples of requests of a file of tests; opened before its tests and closed after them. */
export function authorisationTable() {
  let opened: { readonly cast: Cast; readonly samples: ReturnType<typeof samplesOf> } | undefined
  beforeAll(async () => {
    const cast = await everyCaller()
    opened = { cast, samples: samplesOf(cast) }
  })
  afterAll(async () => opened?.cast.life.close())
  const now = () => {
    if (opened === undefined) throw new Error('the callers exist only while tests run')
    return opened
  }
  return {
    get cast() {
      return now().cast
    },
    get samples() {
      return now().samples
    },
  }
}
