import type { z } from 'zod/mini'
import type { Power } from './access/powers.ts'
import type { RefusalCode } from './refusals.ts'

/** The roles of the operator's staff. Each sees what its work needs. */
export const staffRoles = ['support', 'analyst', 'officer', 'treasury', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The roles that read reviews, scores, screening hits and what caused them. */
export const complianceRoles = ['analyst', 'officer'] as const satisfies readonly StaffRole[]

/** Whether a role reads reviews, scores, screening hits and what caused them. */
export const readsCompliance = (role: StaffRole): boolean => complianceRoles.some((one) => one === role)

/** Who may call: anyone, a signed-in customer, staff in the listed roles, or a partner with a signature. */
export type Who = 'anyone' | 'customer' | 'partner' | readonly StaffRole[]

/**
 * Who may call, and for a signed-in customer the required power over the customer they act for. 'own' is the
 * user's own account, which every member may use.
 */
export type Asker =
  | { readonly who: 'customer'; readonly power: Power | 'own' }
  | { readonly who: Exclude<Who, 'customer'>; readonly power?: undefined }

/**
 * The type of resource in the path's `:id`. The handler answers 404 when it does not belong to the caller.
 */
export type Owned =
  | 'quote'
  | 'rate-alert'
  | 'recipient'
  | 'recipient-form'
  | 'transfer'
  | 'signature-request'
  | 'debt'
  | 'thread'
  | 'statement'
  | 'pending-item'
  | 'upload'
  | 'document'

/** What an open pending item can block. */
export type Blockable = 'sending'

/** The content types of a streamed reply. */
export type StreamType =
  | 'text/csv'
  | 'application/pdf'
  | 'application/json'
  | 'image/jpeg'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/event-stream'
/** The content type of a request that is a part of a file. */
export const BYTES = 'application/octet-stream'
/** The content type of server-sent events. Their reply has no end; it says when to read something again. */
export const EVENTS = 'text/event-stream'
/** The content type of an .xlsx spreadsheet. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How often one network address may call, measured in real time. */
export interface AtMost {
  readonly times: number
  readonly perMinutes: number
}

type Shape = z.ZodMiniType

interface Call<
  Params extends Shape | undefined,
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Reply extends Shape | undefined,
> {
  /**
   * The name of the operation in code, OpenAPI, logs and metrics: verb and noun, camelCase, unique per
   * listener.
   */
  readonly name: string
  /** One sentence about what the operation does. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Starts with /api; parameters are written `:id`. */
  readonly path: string
  /** Open to anyone, but a valid session is used when there is one. An expired session is ignored. */
  readonly recognises?: true
  readonly owns?: Owned
  readonly blocks?: Blockable
  /**
   * Staff decide an open case with it: the one of the path's `:id`, or of the body's `subject`. The handler answers
   * 'case-taken' while the case is assigned to a colleague.
   */
  readonly decidesCase?: true
  /**
   * The session needs a recent step-up; otherwise the handler answers 'step-up-required'. With `when`, only a request for
   * which this clause is true needs it; the handler's `needsStepUp` decides.
   */
  readonly stepUp?: true | { readonly when: string }
  /** Also open to staff who have yet to enrol the second factor that production requires. */
  readonly enrolling?: true
  /**
   * The caller must send an Idempotency-Key header. A request with the same key and body receives the stored
   * reply.
   */
  readonly idempotent?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /**
   * A network address that calls more often is answered 'too-many-requests'; for endpoints that are open to
   * anyone.
   */
  readonly atMost?: AtMost
  /** The shape of a successful reply; without one the reply is 204 and empty. */
  readonly reply?: Reply
  /**
   * The successful reply is a file of this type, or of one of these, streamed while it is written. Only for
   * GET, without `reply`.
   */
  readonly stream?: StreamType | readonly StreamType[]
  /** The request body is bytes and not JSON: the handler streams them and stores none itself. */
  readonly receives?: typeof BYTES
  /** The body may also be a form, which is ignored: a mail program stops mails with one (RFC 8058). */
  readonly ignoresForm?: true
  /** The status of a successful reply; default 200, or 204 without a reply. */
  readonly status?: 200 | 201 | 202
  /** For how many seconds a successful reply may be cached by anyone; without it the reply is not cached. */
  readonly cacheSeconds?: number
  readonly refusals: readonly RefusalCode[]
}

/** One endpoint of a listener, as data. Handlers, clients and OpenAPI derive from it. */
export type Endpoint<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Reply extends Shape | undefined = Shape | undefined,
> = Call<Params, Query, Body, Reply> & Asker

/**
 * Declares an endpoint and keeps the exact types of its shapes, so that handlers and clients are typed by the
 * value.
 */
export function endpoint<
  const Name extends string,
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Reply extends Shape | undefined = undefined,
  const Codes extends readonly RefusalCode[] = readonly RefusalCode[],
>(
  value: Endpoint<Params, Query, Body, Reply> & { readonly name: Name; readonly refusals: Codes },
): Endpoint<Params, Query, Body, Reply> & { readonly name: Name; readonly refusals: Codes } {
  return Object.freeze(value)
}

/**
 * The same for an endpoint whose successful reply is a file: handlers and clients recognise it by `stream`.
 */
export function fileEndpoint<
  const Name extends string,
  const Stream extends StreamType | readonly StreamType[],
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  const Codes extends readonly RefusalCode[] = readonly RefusalCode[],
>(
  value: Endpoint<Params, Query, undefined, undefined> & {
    readonly name: Name
    readonly refusals: Codes
    readonly stream: Stream
  },
): Endpoint<Params, Query, undefined, undefined> & {
  readonly name: Name
  readonly refusals: Codes
  readonly stream: Stream
} {
  Object.freeze(value)
  return value
}

/** The same for an endpoint whose request is bytes: handlers and clients recognise it by `receives`. */
export function receivingEndpoint<
  const Name extends string,
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Reply extends Shape | undefined = undefined,
  const Codes extends readonly RefusalCode[] = readonly RefusalCode[],
>(
  value: Omit<Call<Params, Query, undefined, Reply>, 'receives'> &
    Asker & {
      readonly name: Name
      readonly refusals: Codes
    },
): Endpoint<Params, Query, undefined, Reply> & {
  readonly name: Name
  readonly refusals: Codes
  readonly receives: typeof BYTES
} {
  return Object.freeze({ ...value, receives: BYTES })
}

/** Every content type that an endpoint's file may have. */
export const streamTypes = (stream: NonNullable<Endpoint['stream']>): readonly StreamType[] =>
  typeof stream === 'string' ? [stream] : stream

/** Whether staff in a role may call an endpoint. */
export function mayCall({ who }: Pick<Endpoint, 'who'>, role: StaffRole): boolean {
  return Array.isArray(who) && who.includes(role)
}

/** The status of a successful reply: the declared one, else 204 without a reply, else 200. */
export const goodStatus = (endpoint: Pick<Endpoint, 'status' | 'reply' | 'stream'>): number =>
  endpoint.status ?? (endpoint.reply === undefined && endpoint.stream === undefined ? 204 : 200)

type Inferred<S> = S extends Shape ? z.output<S> : undefined
export type ParamsOf<E> = E extends { readonly params?: infer S } ? Inferred<S> : undefined
export type QueryOf<E> = E extends { readonly query?: infer S } ? Inferred<S> : undefined
export type BodyOf<E> = E extends { readonly body?: infer S } ? Inferred<S> : undefined
export type ReplyOf<E> = E extends { readonly reply?: infer S } ? Inferred<S> : undefined
export type RefusalOf<E> = E extends { readonly refusals: infer C extends readonly RefusalCode[] }
  ? C[number]
  : never
