import { context, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { after, isTracing, spanOf, startSpan } from '../../telemetry/tracing.ts'
import { routeOf, type ListenerName } from './access-log.ts'

const contexts = new WeakMap<FastifyRequest, Context>()

/** The span that the browser names. Partners' messages continue no trace of theirs. */
function callerOf({ routeOptions, headers }: FastifyRequest) {
  const { continuesTrace } = routeOptions.config as { readonly continuesTrace?: boolean }
  const { traceparent } = headers
  return continuesTrace === true && typeof traceparent === 'string'
    ? spanOf(traceparent, { isRemote: true })
    : undefined
}

/**
 * Traces each request of a route. Pages and files of the web are not traced. Call it before the other hooks of a listener,
 * which then run within the span.
 */
export function traceRequests(app: FastifyInstance, listener: ListenerName): void {
  if (!isTracing()) return
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === undefined) return done()
    const route = routeOf(request)
    const parent = after(callerOf(request))
    const span = startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      parent,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'puente.listener': listener,
        'puente.request_id': request.id,
      },
    })
    if (span === undefined) return done()
    reply.raw.once('close', () => {
      const { statusCode, headersSent, writableFinished } = reply.raw
      if (headersSent) span.setAttribute('http.response.status_code', statusCode)
      if (!writableFinished) span.setAttribute('puente.aborted', true)
      if (headersSent && statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    const active = trace.setSpan(parent, span)
    contexts.set(request, active)
    return context.with(active, done)
  })
  // The body arrives in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const active = contexts.get(request)
    return active === undefined ? done() : context.with(active, done)
  })
}
