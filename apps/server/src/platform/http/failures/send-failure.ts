import type { FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from '../requests/access-log.ts'
import { failureRefusal } from './failure-refusal.ts'
import { setRetryAfter, toProblem } from './problem.ts'

/** Responds to errors of Fastify with a refusal, and to bugs with an error, without technical details. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = failureRefusal(error, request)
  const problem = toProblem(refusal, request.id)
  setRetryAfter(reply, refusal)
  if (problem.status >= 500)
    // The route is logged and not the address, which may contain a token.
    request.log.error({ err: error, requestId: request.id, route: routeOf(request) }, 'failure')
  void reply
    .code(problem.status)
    .header('x-request-id', request.id)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem)
}
