import { refuse, type Endpoint, type Refusal } from '@puente/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../actor.ts'
import type { Runtime } from '../work.ts'
import type { RequestFacts } from './request-facts.ts'

/** The credentials by which a listener identifies a caller. */
export interface Identifying {
  readonly runtime: Runtime
  readonly sessionCookie: string
  readonly deviceCookie: string
  /** The actor of a session token; undefined when the session has ended. */
  readonly identify: (runtime: Runtime, token: string) => Promise<Caller | undefined>
}

const nobody: Caller = { actor: { kind: 'anyone' } }

/** The caller, if the endpoint is open to them. */
export async function callerOf(
  { runtime, identify }: Identifying,
  endpoint: Endpoint,
  { sessionToken }: RequestFacts,
): Promise<Caller | Refusal> {
  if (endpoint.who === 'anyone' && endpoint.recognises !== true) return nobody
  const caller = sessionToken === undefined ? undefined : await identify(runtime, sessionToken)
  if (endpoint.who === 'anyone') return caller ?? nobody
  if (caller === undefined) return refuse('signed-out')
  const { actor } = caller
  if (endpoint.who === 'customer') return actor.kind === 'customer' ? caller : refuse('not-allowed')
  if (endpoint.who === 'partner') return refuse('not-allowed')
  if (actor.kind !== 'staff' || !endpoint.who.includes(actor.role)) return refuse('not-allowed')
  return caller.enrolling === true && endpoint.enrolling !== true ? refuse('second-factor-required') : caller
}

/** Data of a request besides its input. */
export function requestFacts(
  { sessionCookie, deviceCookie }: Pick<Identifying, 'sessionCookie' | 'deviceCookie'>,
  request: FastifyRequest,
): RequestFacts {
  const token = request.cookies[sessionCookie]
  const device = request.cookies[deviceCookie]
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
