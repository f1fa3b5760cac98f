import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../actor.ts'
import { bound } from '../../telemetry/tracing.ts'

/** The public listeners, as the access log names them. */
export type ListenerName = 'customer' | 'staff'

/** Kinds of callers that were identified. A request without one is of anyone. */
const callers = new WeakMap<FastifyRequest, Actor['kind']>()

/** Stores the kind of the caller, which the access log writes for this request. */
export const calledBy = (request: FastifyRequest, kind: Actor['kind']): void =>
  void callers.set(request, kind)

/** The template of the request's route; `-` for an address that belongs to no route, such as a page of the web. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '-'

const bytesOf = (reply: FastifyReply): number | undefined => {
  const length = Number(reply.getHeader('content-length'))
  return Number.isSafeInteger(length) && length >= 0 ? length : undefined
}

/**
 * Writes one line when the response has ended or its client has gone. The line has no address of the client, no URL and
 * nothing that the client sent except the method.
 */
export function logAccess(listener: ListenerName, request: FastifyRequest, reply: FastifyReply): void {
  const began = performance.now()
  // Called on `close`, which follows every response, also one that its client did not wait for.
  const log = () => {
    const bytes = bytesOf(reply)
    request.log.info(
      {
        listener,
        method: request.method,
        route: routeOf(request),
        ...(reply.raw.headersSent ? { status: reply.raw.statusCode } : {}),
        durationMs: Math.round((performance.now() - began) * 10) / 10,
        ...(bytes === undefined ? {} : { bytes }),
        ...(reply.raw.writableFinished ? {} : { aborted: true }),
        requestId: request.id,
        caller: callers.get(request) ?? 'anyone',
      },
      'request',
    )
  }
  reply.raw.once('close', bound(log))
}

/** Logs each request of a listener as one line. */
export function openAccessLog(app: FastifyInstance, listener: ListenerName): void {
  app.addHook('onRequest', (request, reply, done) => {
    logAccess(listener, request, reply)
    done()
  })
}
