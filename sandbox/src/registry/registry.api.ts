import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { partnerRoutes } from '../http/partner-routes.ts'
import { dayShape, lineShape, rutShape, strict } from '../http/shapes.ts'
import { checkPerson, type DeclaredPerson } from './check.ts'
import { companyOf } from './companies.ts'
import { readRut } from './rut.ts'

const claimShape = strict({
  rut: rutShape,
  givenNames: lineShape,
  surnames: lineShape,
  birthDate: dayShape,
  documentNumber: lineShape,
})

/** Opens the registries' JSON API. */
export function registryApi(app: FastifyInstance, world: World): void {
  partnerRoutes(app, world, 'registry', (scope) => {
    scope.post<{ Body: DeclaredPerson }>(
      '/registry/persons/check',
      { schema: { body: claimShape } },
      ({ body }) => checkPerson(body),
    )
    scope.get<{ Params: { rut: string } }>('/registry/companies/:rut', ({ params }) => {
      const rut = readRut(params.rut)
      const company = rut === null ? null : companyOf(rut)
      if (company === null)
        throw new Refused(404, 'unknown-company', `The registry has no company ${params.rut}.`)
      return company
    })
  })
}
