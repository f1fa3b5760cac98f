import type { z } from 'zod/mini'
import type { RefusalCode } from './refusals.ts'

/** The operator's staff, by what their work needs to see. */
export const staffRoles = ['support', 'analyst', 'officer', 'treasury', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who may call: the whole world, a signed-in customer, staff of the listed roles, or a partner with a signature. */
export type Who = 'anyone' | 'customer' | 'partner' | readonly StaffRole[]

/** What the path's `:id` names; the door answers 404 when it is not the caller's own. */
export type Owned = 'quote' | 'recipient' | 'transfer'

/** What an open pending item can stop (product: what a block stops). */
export type Blockable = 'sending'

type Shape = z.ZodMiniType

export interface Endpoint<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Reply extends Shape | undefined = Shape | undefined,
> {
  /** The operation's name in code, OpenAPI, logs and metrics: verb and noun, camelCase, unique per listener. */
  readonly name: string
  /** One sentence: what the caller is promised. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Begins with /api; parameters as `:id`. */
  readonly path: string
  readonly who: Who
  readonly owns?: Owned
  readonly blocks?: Blockable
  /** The caller must send an Idempotency-Key header; the same key and body replay the stored answer. */
  readonly idempotent?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The shape of a good answer; without one the answer is 204 and empty. */
  readonly reply?: Reply
  /** The status of a good answer; 200 unless said (204 without a reply). */
  readonly status?: 200 | 201 | 202
  readonly refusals: readonly RefusalCode[]
}

/** Keeps the exact types of one endpoint's shapes, so that doors and clients are typed by the value itself. */
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

type Inferred<S> = S extends Shape ? z.output<S> : undefined
export type ParamsOf<E> = E extends { readonly params?: infer S } ? Inferred<S> : undefined
export type QueryOf<E> = E extends { readonly query?: infer S } ? Inferred<S> : undefined
export type BodyOf<E> = E extends { readonly body?: infer S } ? Inferred<S> : undefined
export type ReplyOf<E> = E extends { readonly reply?: infer S } ? Inferred<S> : undefined
export type RefusalOf<E> = E extends { readonly refusals: infer C extends readonly RefusalCode[] }
  ? C[number]
  : never
