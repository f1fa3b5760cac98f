import type { FastifyInstance } from 'fastify'
import { Refused } from '../http/answers.ts'
import { partnerRoutes } from '../http/partner-routes.ts'
import { referenceShape, strict } from '../http/shapes.ts'
import type { World } from '../world.ts'
import { comparisonIn } from './answers.ts'

const pictureShape = { type: 'string', minLength: 4, pattern: '^[A-Za-z0-9+/]+=*$' } as const

type Comparison = { readonly reference: string; readonly selfie: string; readonly document: string }

/** Opens the JSON API of the provider that compares faces. */
export function facesApi(app: FastifyInstance, world: World): void {
  partnerRoutes(app, world, 'faces', (scope) => {
    scope.post<{ Body: Comparison }>(
      '/faces/comparisons',
      {
        bodyLimit: 16 * 1024 * 1024,
        schema: { body: strict({ reference: referenceShape, selfie: pictureShape, document: pictureShape }) },
      },
      ({ body }) => {
        for (const picture of [body.selfie, body.document]) requireJpeg(picture)
        return comparisonIn(world.settings)
      },
    )
  })
}

function requireJpeg(picture: string): void {
  const [first, second] = Buffer.from(picture.slice(0, 4), 'base64')
  if (first !== 0xff || second !== 0xd8)
    throw new Refused(422, 'not-a-picture', 'Send both pictures as JPEG.')
}
