import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { isRefusal, refuse, streamTypes, type Endpoint, type Refusal } from '@puente/contract'
import { isUnavailable } from '@puente/postgres'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Caller } from '../actor.ts'
import { gatheringDesk } from '../gathering-desk.ts'
import { newId } from '../ids.ts'
import { refusalsTotal, requestSeconds } from '../telemetry/metrics.ts'
import type { Desk } from '../work.ts'
import { answer, type Guards } from './answer.ts'
import type { Asked, Door } from './door.ts'
import { idempotencyKey } from './idempotency.ts'
import { sayWhenToRetry, toProblem } from './problem.ts'
import { countCall, headersOf } from './at-most.ts'
import type { CookieChange, RequestFacts } from './request-facts.ts'
import { sendStreamed, type Streamed } from './streamed.ts'
import { unkeepableAt } from './unkeepable.ts'
import { compileValidator, fieldFaults, jsonSchema } from './validation.ts'

export interface ListenerOptions {
  readonly desk: Desk
  readonly doors: readonly Door[]
  readonly guards: Guards
  /** Customers and staff never share a cookie: browsers ignore the port. */
  readonly sessionCookie: string
  readonly deviceCookie: string
  readonly secureCookies: boolean
  /** Origins beyond our own that the page's scripts may call. */
  readonly mayCall?: readonly string[]
  /** Who stands behind a session token, or undefined when it has ended. */
  readonly identify: (desk: Desk, token: string) => Promise<Caller | undefined>
}

interface Listening extends ListenerOptions {
  /** The desk of doors that are answered together. */
  readonly gathering: Desk
}

const BODY_LIMIT_BYTES = 256 * 1024
/** As long as browsers keep a cookie at most. */
const DEVICE_COOKIE_SECONDS = 400 * 86_400

/** One HTTP listener: every door it is given, behind the same checks in the same order. */
export async function createListener(options: ListenerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.desk.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => newId(),
    // A file of twenty megabytes arrives in time over a line of one and a half megabits.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // An address that the router itself refuses is answered like any other refusal.
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  })
  app.setValidatorCompiler(({ schema, httpPart }) => compileValidator(schema, httpPart))
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...(options.mayCall ?? [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        upgradeInsecureRequests: options.secureCookies ? [] : null,
      },
    },
    strictTransportSecurity: options.secureCookies,
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  const listening = { ...options, gathering: gatheringDesk(options.desk) }
  for (const door of options.doors) openDoor(app, listening, door)
  return app
}

function openDoor(app: FastifyInstance, options: Listening, door: Door): void {
  const { endpoint } = door
  if (endpoint.receives === undefined) return openRoute(app, options, door)
  const { receives } = endpoint
  // Bytes pass by as they come: nothing here waits for the last of them.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(receives, (_request, bytes, done) => done(null, bytes))
    openRoute(scope, options, door)
  })
}

function openRoute(app: FastifyInstance, options: Listening, door: Door): void {
  const { endpoint } = door
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params === undefined ? {} : { params: jsonSchema(endpoint.params) }),
      ...(endpoint.query === undefined ? {} : { querystring: jsonSchema(endpoint.query) }),
      ...(endpoint.body === undefined ? {} : { body: jsonSchema(endpoint.body) }),
      ...(endpoint.reply === undefined
        ? {}
        : { response: { [endpoint.status ?? 200]: jsonSchema(endpoint.reply) } }),
    },
    handler: async (request, reply) => {
      const finished = requestSeconds.startTimer({ endpoint: endpoint.name })
      const status = await serve(options, door, request, reply)
      finished({ status: String(status) })
      return reply
    },
  })
}

const deskOf = ({ desk, gathering }: Listening, { together }: Door): Desk =>
  together === true ? gathering : desk

async function serve(
  options: Listening,
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  const { desk } = options
  const { endpoint } = door
  const facts = requestFacts(options, request)
  reply
    .header('x-request-id', facts.requestId)
    .header('cache-control', 'no-store')
    // Screens tell relative times and deadlines by this clock, wherever the sandbox has moved it.
    .header('x-business-time', String(desk.clock.now().getTime()))
    .header('x-robots-tag', 'noindex, nofollow')
  const caller = await admitted(options, endpoint, facts, request, reply)
  if (isRefusal(caller)) return send(reply, door, facts, caller)
  const { actor } = caller
  const { params, query, body } = request
  const receives = endpoint.receives !== undefined
  let cookieChange: CookieChange | undefined
  let deviceToken: string | undefined
  const asked: Asked<Endpoint> = {
    params: params as never,
    query: query as never,
    body: (receives ? undefined : body) as never,
    content: (receives ? body : undefined) as never,
    actor,
    request: facts,
    setCookie: (change) => {
      cookieChange = change
    },
    keepDevice: (token) => {
      deviceToken = token
    },
  }
  const scope = `${endpoint.name} ${'customerId' in actor ? actor.customerId : 'staffId' in actor ? actor.staffId : '-'}`
  const header = request.headers['idempotency-key']
  const key = endpoint.idempotent
    ? idempotencyKey(scope, typeof header === 'string' ? header : undefined, asked)
    : undefined
  if (isRefusal(key)) return send(reply, door, facts, key)
  const answered = await answer(deskOf(options, door), door, options.guards, caller, asked, key)
  if (cookieChange !== undefined) applyCookie(reply, options, cookieChange)
  if (deviceToken !== undefined)
    reply.setCookie(options.deviceCookie, deviceToken, {
      ...attributesOf(options),
      maxAge: DEVICE_COOKIE_SECONDS,
    })
  if (isRefusal(answered)) return send(reply, door, facts, answered)
  if (endpoint.cacheSeconds !== undefined)
    reply.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`)
  if (answered.replayed === true) reply.header('idempotent-replayed', 'true')
  reply.code(answered.status)
  if (endpoint.stream !== undefined)
    sendStreamed(reply, desk, streamTypes(endpoint.stream), answered.body as Streamed)
  else if (endpoint.reply === undefined) await reply.send()
  else await reply.send(answered.body)
  return answered.status
}

/** Who asks, once the request may be read at all: from our own pages, by whom it is for, not too often, keepable. */
async function admitted(
  options: ListenerOptions,
  endpoint: Endpoint,
  facts: RequestFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | Refusal> {
  if (endpoint.method !== 'GET' && isForeign(request)) return refuse('foreign-origin')
  const caller = await callerOf(options, endpoint, facts)
  if (isRefusal(caller)) return caller
  const allowance = await countCall(options.desk, endpoint, facts.ip)
  if (allowance !== undefined) reply.headers(headersOf(allowance))
  if (allowance?.spent === true)
    return refuse('too-many-requests', { retryAfterSeconds: allowance.resetSeconds })
  const { params, query, body } = request
  const unkeepable = unkeepableAt({
    ...(params as object),
    ...(query as object),
    ...(endpoint.receives === undefined ? (body as object) : {}),
  })
  return unkeepable === undefined ? caller : refuse('fields-wrong', {}, [{ at: unkeepable, fault: 'format' }])
}

/** Browsers say where a request comes from; one from another site never changes anything. */
export function isForeign(request: FastifyRequest): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}

const nobody: Caller = { actor: { kind: 'anyone' } }

async function callerOf(
  options: ListenerOptions,
  endpoint: Endpoint,
  facts: RequestFacts,
): Promise<Caller | Refusal> {
  if (endpoint.who === 'anyone' && endpoint.recognises !== true) return nobody
  const caller =
    facts.sessionToken === undefined ? undefined : await options.identify(options.desk, facts.sessionToken)
  if (endpoint.who === 'anyone') return caller ?? nobody
  if (caller === undefined) return refuse('signed-out')
  const { actor } = caller
  if (endpoint.who === 'customer') return actor.kind === 'customer' ? caller : refuse('not-allowed')
  if (endpoint.who === 'partner') return refuse('not-allowed')
  if (actor.kind !== 'staff' || !endpoint.who.includes(actor.role)) return refuse('not-allowed')
  return caller.enrolling === true && endpoint.enrolling !== true ? refuse('second-factor-required') : caller
}

function requestFacts(options: ListenerOptions, request: FastifyRequest): RequestFacts {
  const token = request.cookies[options.sessionCookie]
  const device = request.cookies[options.deviceCookie]
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    ...(request.headers['x-asking-pid'] === undefined
      ? {}
      : { askingPid: Number(request.headers['x-asking-pid']) }),
    ...(token === undefined || token === '' ? {} : { sessionToken: token }),
    ...(device === undefined || device === '' ? {} : { deviceToken: device }),
  }
}

const attributesOf = ({ secureCookies }: ListenerOptions) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies }) as const

function applyCookie(reply: FastifyReply, options: ListenerOptions, change: CookieChange): void {
  const attributes = attributesOf(options)
  if (change === 'clear') reply.clearCookie(options.sessionCookie, attributes)
  else reply.setCookie(options.sessionCookie, change.token, { ...attributes, maxAge: change.maxAgeSeconds })
}

function send(reply: FastifyReply, door: Door, facts: RequestFacts, refusal: Refusal): number {
  const problem = toProblem(refusal, facts.requestId)
  const { endpoint } = door
  refusalsTotal.inc({ endpoint: endpoint.name, code: problem.code })
  reply.log.info({ endpoint: endpoint.name, code: problem.code, requestId: facts.requestId }, 'refused')
  sayWhenToRetry(reply, refusal)
  void reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem)
  return problem.status
}

/** When a database that did not answer is worth another request. */
const RETRY_AFTER_SECONDS = 5

/** What Fastify itself refuses, and what is a bug: one clear answer each, and nothing technical in it. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  const problem = toProblem(refusal, request.id)
  sayWhenToRetry(reply, refusal)
  if (problem.status >= 500)
    // The route and not the address: an address can hold a token.
    request.log.error({ err: error, requestId: request.id, url: request.routeOptions.url ?? '-' }, 'failure')
  void reply
    .code(problem.status)
    .header('x-request-id', request.id)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem)
}

function refusalOf(error: unknown): Refusal {
  const { code, validation, statusCode } = error as { code?: string; validation?: []; statusCode?: number }
  if (validation !== undefined) return refuse('fields-wrong', {}, fieldFaults(validation))
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('media-type-unknown')
  if (statusCode === 429) return refuse('too-many-requests')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('malformed')
  if (isUnavailable(error))
    return refuse('unavailable', { part: 'database', retryAfterSeconds: RETRY_AFTER_SECONDS })
  return refuse('failure')
}
