import type { z } from 'zod/mini'
import type { Power } from './access/powers.ts'
import type { RefusalCode } from './refusals.ts'

/** The operator's staff, by what their work needs to see. */
export const staffRoles = ['support', 'analyst', 'officer', 'treasury', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who may call: the whole world, a signed-in customer, staff of the listed roles, or a partner with a signature. */
export type Who = 'anyone' | 'customer' | 'partner' | readonly StaffRole[]

/**
 * Who may call, and for a signed-in customer what they must be able to do: a power over the customer they act for, or
 * 'own' for what is the caller's own account, which every member has.
 */
export type Asker =
  | { readonly who: 'customer'; readonly power: Power | 'own' }
  | { readonly who: Exclude<Who, 'customer'>; readonly power?: undefined }

/** What the path's `:id` names; the handler answers 404 when it is not the caller's own. */
export type Owned =
  | 'quote'
  | 'recipient'
  | 'transfer'
  | 'debt'
  | 'thread'
  | 'statement'
  | 'pending-item'
  | 'upload'
  | 'document'

/** What an open pending item can stop (product: what a block stops). */
export type Blockable = 'sending'

/** What a streamed answer may be. */
export type StreamType =
  | 'text/csv'
  | 'application/pdf'
  | 'application/json'
  | 'image/jpeg'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The type of a request that is a piece of a file. */
export const BYTES = 'application/octet-stream'
/** The type of a spreadsheet that Excel and its like open. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How often one address of the network may call, on real time. */
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
  /** The operation's name in code, OpenAPI, logs and metrics: verb and noun, camelCase, unique per listener. */
  readonly name: string
  /** One sentence: what the caller is promised. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Begins with /api; parameters as `:id`. */
  readonly path: string
  /** Open to anyone, but a signed-in caller is answered as who they are; an ended session makes nobody fail. */
  readonly recognises?: true
  readonly owns?: Owned
  readonly blocks?: Blockable
  /** The session must have shown who it is within the last minutes (step-up), or the handler answers 'step-up-required'. */
  readonly stepUp?: true
  /** Open also to staff who have yet to enrol the second factor that production asks of them. */
  readonly enrolling?: true
  /** The caller must send an Idempotency-Key header; the same key and body replay the stored answer. */
  readonly idempotent?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** One address that calls more often is answered 'too-many-requests'; for what the whole world may call. */
  readonly atMost?: AtMost
  /** The shape of a good answer; without one the answer is 204 and empty. */
  readonly reply?: Reply
  /** A good answer is a file of this type, or one of these, sent while it is written; only a GET, and without a reply. */
  readonly stream?: StreamType | readonly StreamType[]
  /** The request is bytes and not JSON: the handler hands them on while they arrive, and keeps none itself. */
  readonly receives?: typeof BYTES
  /** The status of a good answer; 200 unless said (204 without a reply). */
  readonly status?: 200 | 201 | 202
  /** For how many seconds anyone may keep a good answer; without it nobody keeps any. */
  readonly cacheSeconds?: number
  readonly refusals: readonly RefusalCode[]
}

/** One call that a listener answers, as data: the handlers, the clients and OpenAPI are made from it. */
export type Endpoint<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Reply extends Shape | undefined = Shape | undefined,
> = Call<Params, Query, Body, Reply> & Asker

/** Keeps the exact types of one endpoint's shapes, so that handlers and clients are typed by the value itself. */
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

/** The same for an endpoint whose good answer is a file: handlers and clients tell it by the type of `stream`. */
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

/** The same for an endpoint whose request is bytes: handlers and clients tell it by `receives`. */
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

/** Every type that an endpoint's file may have. */
export const streamTypes = (stream: NonNullable<Endpoint['stream']>): readonly StreamType[] =>
  typeof stream === 'string' ? [stream] : stream

/** Whether an endpoint is open to staff in a role. */
export function mayCall({ who }: Pick<Endpoint, 'who'>, role: StaffRole): boolean {
  return Array.isArray(who) && who.includes(role)
}

/** The status of the endpoint's good answer: what it says, else 204 where there is nothing to say, else 200. */
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
