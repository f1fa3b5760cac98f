import type { FastifyError, FastifyInstance } from 'fastify'

/** A deliberate error response of a partner's API. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: string
  readonly facts: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.facts = facts
  }
}

/**
 * Returns every error of an API as JSON `{code, message, …}`: refusals as declared, invalid bodies with each
 * fault, everything else as 500.
 */
export function answerFaultsAsJson(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, _request, reply) => {
    if (error instanceof Refused) {
      return reply.code(error.status).send({ code: error.code, message: error.message, ...error.facts })
    }
    if (error.validation !== undefined) {
      const faults = error.validation.map((fault) => ({
        field: fieldOf(fault),
        message: fault.message ?? '',
      }))
      const message = faults
        .map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
        .join('; ')
      return reply.code(400).send({ code: 'malformed', message, faults })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ code: codeOf(status), message: error.message })
    console.error(error)
    return reply.code(500).send({ code: 'broken', message: 'The sandbox itself failed; its log says why.' })
  })
}

function fieldOf(fault: { instancePath: string; params: Record<string, unknown> }): string {
  const inner = fault.params['missingProperty'] ?? fault.params['additionalProperty']
  const path = fault.instancePath.slice(1).replaceAll('/', '.')
  return typeof inner !== 'string' ? path : path === '' ? inner : `${path}.${inner}`
}

function codeOf(status: number): string {
  if (status === 413) return 'too-large'
  return status === 415 ? 'not-json' : 'malformed'
}
