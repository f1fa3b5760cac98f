import { createLife } from './life.ts'
import { castOf, type Cast } from './samples/cast.ts'

/** A test environment in which every kind of caller is signed in. Optional services are configured. */
export const everyCaller = async (): Promise<Cast> =>
  castOf(
    await createLife({
      env: { MAPS_KEY: 'sandbox-maps-key' },
      plantsByHand: 'what each row needs is planted as bare rows, and let owe by no fact',
    }),
  )
