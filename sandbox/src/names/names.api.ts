import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { partnerRoutes } from '../http/partner-routes.ts'
import { dayShape, lineShape, referenceShape, strict } from '../http/shapes.ts'
import type { NamesList } from './list.ts'
import { hitsOf, type Subject } from './match.ts'

const subjectShape = strict(
  { ref: referenceShape, kind: { enum: ['person', 'company'] }, name: lineShape },
  { country: lineShape, birthDate: dayShape, document: lineShape },
)
const checkShape = strict({ subjects: { type: 'array', minItems: 1, maxItems: 1000, items: subjectShape } })

/** Opens the JSON API of the screening lists. */
export function namesApi(app: FastifyInstance, world: World, list: NamesList): void {
  partnerRoutes(app, world, 'names', (scope) => {
    scope.post<{ Body: { subjects: Subject[] } }>(
      '/names/check',
      { schema: { body: checkShape } },
      ({ body }) => {
        const entries = list.entries()
        const results = body.subjects.map((subject) => {
          const hits = hitsOf(subject, entries)
          return { ref: subject.ref, verdict: hits.length === 0 ? 'clear' : 'hit', hits }
        })
        return { listVersion: list.version(), results }
      },
    )
  })
}
