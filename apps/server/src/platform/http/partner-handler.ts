import { refuse } from '@puente/contract'
import { SIGNATURE_HEADER } from '@puente/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { isSigned } from '../signature.ts'
import { storePartnerMessage } from '../events/partner-messages.ts'
import { createBatcher } from '../batching-runtime.ts'
import { currentTraceparent } from '../telemetry/tracing.ts'
import type { Runtime } from '../work.ts'
import { calledBy } from './requests/access-log.ts'
import { toProblem } from './failures/problem.ts'

export interface PartnerHandler {
  readonly partner: string
  readonly path: string
  readonly secrets: readonly string[]
}

const BODY_LIMIT_BYTES = 64 * 1024
/** Printable ASCII only: PostgreSQL's text cannot store every character of JSON. */
const EVENT_ID = /^[\x21-\x7e]{1,100}$/
const EVENT_TYPE = /^[\x21-\x7e]{1,60}$/
const KEPT_HEADERS = ['x-partner-event-id', 'content-type', 'user-agent'] as const

/**
 * The endpoints for partners' messages. Verifies the signature over the raw bytes and stores the message; a job acts
 * on it after querying the partner. Responds 200 when it is stored (also again), 401 when the signature is invalid.
 */
export async function openPartnerHandlers(
  app: FastifyInstance,
  runtime: Runtime,
  handlers: readonly PartnerHandler[],
): Promise<void> {
  // Messages that arrive at the same time are stored in one transaction.
  const gather = createBatcher(runtime)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    for (const handler of handlers) {
      scope.post(handler.path, async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers[SIGNATURE_HEADER]
        const now = runtime.clock.realNow()
        if (!isSigned(typeof signature === 'string' ? signature : undefined, rawBody, handler.secrets, now)) {
          request.log.warn(
            { partner: handler.partner, requestId: request.id },
            'partner signature does not hold',
          )
          return reply.code(401).send(toProblem(refuse('signed-out'), request.id))
        }
        calledBy(request, 'partner')
        const event = parseEvent(rawBody)
        if (event === undefined) return reply.code(400).send(toProblem(refuse('malformed'), request.id))
        const headers = Object.fromEntries(
          KEPT_HEADERS.map((name) => [name, String(request.headers[name] ?? '')]),
        )
        const traceparent = currentTraceparent()
        const message = { partner: handler.partner, ...event, rawBody, headers, traceparent }
        await gather({
          about: `${handler.partner} ${event.eventId}`,
          actor: { kind: 'partner', name: handler.partner },
          body: (work) => storePartnerMessage(work, message),
          cause: request.id,
        })
        return reply.code(200).send({ received: true })
      })
    }
  })
}

function parseEvent(rawBody: Buffer): { eventId: string; type: string } | undefined {
  try {
    const { id, type } = JSON.parse(rawBody.toString('utf8')) as { id?: unknown; type?: unknown }
    if (typeof id !== 'string' || typeof type !== 'string') return undefined
    return EVENT_ID.test(id) && EVENT_TYPE.test(type) ? { eventId: id, type } : undefined
  } catch {
    return undefined
  }
}
