import { afterAll, beforeAll } from 'vitest'
import { openClamd, type ClamdWorld } from './clamd.ts'
import { startEnvironment } from './life.ts'
import { castOf, type Cast } from './samples/cast.ts'
import { samplesOf } from './samples/index.ts'

/** A test environment in which every kind of caller is signed in. Optional services are configured. */
const everyCaller = async (clamd: ClamdWorld): Promise<Cast> =>
  castOf(
    await startEnvironment({
      env: { MAPS_KEY: 'sandbox-maps-key', CLAMD_URL: clamd.url },
      seedsByHand: 'each row of the table gets what it needs as bare rows, which no rule requires',
    }),
  )

/** The callers and the samples of requests of a file of tests; opened before its tests and closed after them. */
export function authorisationTable() {
  let opened: { readonly cast: Cast; readonly samples: ReturnType<typeof samplesOf> } | undefined
  let clamd: ClamdWorld | undefined
  beforeAll(async () => {
    clamd = await openClamd()
    const cast = await everyCaller(clamd)
    opened = { cast, samples: samplesOf(cast) }
  })
  afterAll(async () => {
    await opened?.cast.life.close()
    await clamd?.close()
  })
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
