import { createLife } from './life.ts'
import { castOf, type Cast } from './samples/cast.ts'

/** A world in which everybody who may call an endpoint is signed in. What is optional is configured. */
export const everyCaller = async (): Promise<Cast> =>
  castOf(
    await createLife({
      env: { MAPS_KEY: 'sandbox-maps-key' },
      plantsByHand: 'what each row needs is planted as bare rows, and let owe by no fact',
    }),
  )
