import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { EVENTS, isRefusal, refuse, streamTypes, type Endpoint, type Refusal } from '@puente/contract'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Principal } from '../actor.ts'
import { batchingRuntime } from '../batching-runtime.ts'
import { newId } from '../ids.ts'
import { refusalsTotal, requestSeconds } from '../telemetry/metrics.ts'
import type { Runtime } from '../work.ts'
import { calledBy, logAccess, openAccessLog, type ListenerName } from './requests/access-log.ts'
import { answer, type Guards } from './answer.ts'
import { principalOf, requestFacts, type Identifying } from './requests/principal.ts'
import type { Asked, Handler } from './handler.ts'
import { closeConnectionsOnce } from './close-connections.ts'
import { idempotencyKey } from './idempotency.ts'
import { withIgnoredForm } from './requests/ignored-form.ts'
import { isForeign } from './requests/origin.ts'
import { setRetryAfter, toProblem } from './failures/problem.ts'
import { countCall, headersOf } from './requests/at-most.ts'
import { contentPolicy, type ContentPolicyOptions } from './web/content-policy.ts'
import type { CookieChange, RequestFacts } from './request-facts.ts'
import { sendEvents, type EventStream } from './event-stream.ts'
import { sendStreamed, type Streamed } from './streamed.ts'
import { unstorableAt } from './requests/unstorable-text.ts'
import { failureRefusal } from './failures/failure-refusal.ts'
import { sendFailure } from './failures/send-failure.ts'
import { traceRequests } from './requests/trace-requests.ts'
import { compileSerializer, compileValidator, jsonSchema } from './validation.ts'

export interface ListenerOptions extends Identifying, ContentPolicyOptions {
  readonly name: ListenerName
  /** Whether each request is logged as one line; default: not. */
  readonly logsAccess?: boolean
  readonly handlers: readonly Handler[]
  readonly guards: Guards
  /** Customers and staff have different cookie names, because browsers share cookies between ports. */
  readonly secureCookies: boolean
  /** Proxies whose X-Forwarded-For is trusted. The header of other clients is ignored. */
  readonly trustedProxies?: readonly string[]
  /** Whether an account has signed in from the browser with this token. */
  readonly knowsBrowser?: (runtime: Runtime, token: string) => Promise<boolean>
  /** Whether the process has begun to end. Each response then closes its connection; default: never. */
  readonly ending?: () => boolean
  /** Origins of our own pages, which may send requests that change data. */
  readonly origins?: readonly string[]
}

interface Listening extends ListenerOptions {
  /** The runtime of handlers with `together`. */
  readonly gathering: Runtime
}

const BODY_LIMIT_BYTES = 256 * 1024
/** The longest lifetime of a cookie that browsers accept. */
const DEVICE_COOKIE_SECONDS = 400 * 86_400

/** One HTTP listener with all its handlers, behind the same checks in the same order. */
export async function createListener(options: ListenerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.runtime.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => newId(),
    trustProxy: options.trustedProxies === undefined ? false : [...options.trustedProxies],
    // Enough for a file of 20 MB over a connection of 1.5 Mbit/s.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Addresses that the router refuses get the same kind of response as other refusals.
    frameworkErrors: (error, request, reply) => {
      // No hook runs for them.
      if (options.logsAccess === true) logAccess(options.name, request, reply)
      sendFailure(error, request, reply)
    },
  })
  app.setValidatorCompiler(({ schema, httpPart }) => compileValidator(schema, httpPart))
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema as object))
  traceRequests(app, options.name)
  if (options.logsAccess === true) openAccessLog(app, options.name)
  // Streams of changes would end only when their readers leave.
  app.addHook('preClose', async () => options.runtime.changes?.close())
  if (options.ending !== undefined) closeConnectionsOnce(app, options.ending)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(options),
    strictTransportSecurity: options.secureCookies,
  })
  app.setErrorHandler((error, request, reply) => {
    sendFailure(error, request, reply)
    begun.get(request)?.finished({ status: String(reply.statusCode) })
  })
  const listening = { ...options, gathering: batchingRuntime(options.runtime) }
  for (const handler of options.handlers) openHandler(app, listening, handler)
  return app
}

function openHandler(app: FastifyInstance, options: Listening, handler: Handler): void {
  const { endpoint } = handler
  if (endpoint.ignoresForm === true)
    return withIgnoredForm(app, (scope) => openRoute(scope, options, handler))
  if (endpoint.receives === undefined) return openRoute(app, options, handler)
  const { receives } = endpoint
  // Bodies in bytes are streamed, not buffered.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(receives, (_request, bytes, done) => done(null, bytes))
    openRoute(scope, options, handler)
  })
}

function openRoute(app: FastifyInstance, options: Listening, handler: Handler): void {
  const { endpoint } = handler
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { owns: endpoint.owns, continuesTrace: true },
    schema: {
      ...(endpoint.params === undefined ? {} : { params: jsonSchema(endpoint.params) }),
      ...(endpoint.query === undefined ? {} : { querystring: jsonSchema(endpoint.query) }),
      ...(endpoint.body === undefined ? {} : { body: jsonSchema(endpoint.body) }),
      ...(endpoint.reply === undefined
        ? {}
        : { response: { [endpoint.status ?? 200]: jsonSchema(endpoint.reply) } }),
    },
    // Validates the input after the caller is authorized, so that an unauthorized caller learns nothing about it.
    attachValidation: true,
    // Authorizes the caller before the body is read, to save the cost of an unauthorized body.
    onRequest: async (request, reply) => {
      const began = { finished: requestSeconds.startTimer({ endpoint: endpoint.name }), principal: nobody }
      begun.set(request, began)
      const facts = begin(options, request, reply)
      const principal = await knownPrincipal(options, endpoint, facts, request)
      if (isRefusal(principal)) {
        began.finished({ status: String(send(reply, handler, facts, principal)) })
        return reply
      }
      began.principal = principal
      calledBy(request, principal.actor.kind)
      return undefined
    },
    handler: async (request, reply) => {
      const { finished, principal } = begun.get(request) ?? raise()
      finished({ status: String(await serve(options, handler, principal, request, reply)) })
      return reply
    },
  })
}

/** Data of a request, available before its body is read. */
const begun = new WeakMap<FastifyRequest, { readonly finished: Finish; principal: Principal }>()
type Finish = ReturnType<typeof requestSeconds.startTimer>
const nobody: Principal = { actor: { kind: 'anyone' } }
const raise = (): never => {
  throw new Error('a request was answered before its caller was authorized')
}

/** Sets the headers of every response. Returns the data of the request. */
function begin(options: ListenerOptions, request: FastifyRequest, reply: FastifyReply): RequestFacts {
  reply
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    // Pages compute relative times and deadlines from this clock, which the sandbox can move.
    .header('x-business-time', String(options.runtime.clock.now().getTime()))
    .header('x-robots-tag', 'noindex, nofollow')
  return requestFacts(options, request)
}

const runtimeOf = ({ runtime, gathering }: Listening, { together }: Handler): Runtime =>
  together === true ? gathering : runtime

async function serve(
  options: Listening,
  handler: Handler,
  principal: Principal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  const { runtime } = options
  const { endpoint } = handler
  const facts = requestFacts(options, request)
  const tooMany = await spent(options, endpoint, facts, reply)
  if (tooMany !== undefined) return send(reply, handler, facts, tooMany)
  const { actor } = principal
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
  const key =
    shapeFault(request, endpoint) ??
    (endpoint.idempotent
      ? idempotencyKey(scope, typeof header === 'string' ? header : undefined, asked)
      : undefined)
  const answered = await answer(runtimeOf(options, handler), handler, options.guards, principal, asked, key)
  if (cookieChange !== undefined) applyCookie(reply, options, cookieChange)
  if (deviceToken !== undefined)
    reply.setCookie(options.deviceCookie, deviceToken, {
      ...attributesOf(options),
      maxAge: DEVICE_COOKIE_SECONDS,
    })
  if (isRefusal(answered)) return send(reply, handler, facts, answered)
  if (endpoint.cacheSeconds !== undefined)
    reply.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`)
  if (answered.replayed === true) reply.header('idempotent-replayed', 'true')
  reply.code(answered.status)
  if (endpoint.stream === EVENTS) {
    const refused = await sendEvents(reply, runtime, answered.body as EventStream)
    if (refused !== undefined) return send(reply, handler, facts, refused)
  } else if (endpoint.stream !== undefined)
    sendStreamed(reply, runtime, streamTypes(endpoint.stream), answered.body as Streamed)
  else if (endpoint.reply === undefined) await reply.send()
  else await reply.send(answered.body)
  return answered.status
}

/** The caller, once the origin and the authorization are checked. */
async function knownPrincipal(
  options: ListenerOptions,
  endpoint: Endpoint,
  facts: RequestFacts,
  request: FastifyRequest,
): Promise<Principal | Refusal> {
  const { origins = [], secureCookies: secure } = options
  if (endpoint.method !== 'GET' && isForeign(request, { origins, secure })) return refuse('foreign-origin')
  return principalOf(options, endpoint, facts)
}

/** Counts a call of an endpoint that is open to everyone. Returns a refusal above the limit. */
async function spent(
  options: ListenerOptions,
  endpoint: Endpoint,
  facts: RequestFacts,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  const allowance = await countCall(options, endpoint, facts)
  if (allowance !== undefined) reply.headers(headersOf(allowance))
  return allowance?.spent === true
    ? refuse('too-many-requests', { retryAfterSeconds: allowance.resetSeconds })
    : undefined
}

/** For an endpoint that receives bytes: the body is empty, with or without a content type. */
const isBodyless = ({ body, headers }: FastifyRequest): boolean =>
  body === undefined || body === null || headers['content-length'] === '0'

/** The fault of a request that fails validation or contains a text that cannot be stored. */
function shapeFault(request: FastifyRequest, endpoint: Endpoint): Refusal | undefined {
  const { params, query, body, validationError } = request
  if (validationError !== undefined) return failureRefusal(validationError, request)
  if (endpoint.receives !== undefined && isBodyless(request)) return refuse('malformed')
  const unkeepable = unstorableAt({
    ...(params as object),
    ...(query as object),
    ...(endpoint.receives === undefined ? (body as object) : {}),
  })
  return unkeepable === undefined
    ? undefined
    : refuse('fields-wrong', {}, [{ at: unkeepable, fault: 'format' }])
}

const attributesOf = ({ secureCookies }: ListenerOptions) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies }) as const

function applyCookie(reply: FastifyReply, options: ListenerOptions, change: CookieChange): void {
  const attributes = attributesOf(options)
  if (change === 'clear') reply.clearCookie(options.sessionCookie, attributes)
  else reply.setCookie(options.sessionCookie, change.token, { ...attributes, maxAge: change.maxAgeSeconds })
}

function send(reply: FastifyReply, handler: Handler, facts: RequestFacts, refusal: Refusal): number {
  const problem = toProblem(refusal, facts.requestId)
  const { endpoint } = handler
  refusalsTotal.inc({ endpoint: endpoint.name, code: problem.code })
  reply.log.info({ endpoint: endpoint.name, code: problem.code, requestId: facts.requestId }, 'refused')
  setRetryAfter(reply, refusal)
  void reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem)
  return problem.status
}
