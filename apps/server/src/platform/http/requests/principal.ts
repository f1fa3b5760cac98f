import { refuse, type Endpoint, type Refusal } from '@puente/contract'
import type { FastifyRequest } from 'fastify'
import type { Principal } from '../../actor.ts'
import type { Runtime } from '../../work.ts'
import type { RequestFacts } from '../request-facts.ts'

/** The credentials by which a listener identifies a caller. */
export interface Identifying {
  readonly runtime: Runtime
  readonly sessionCookie: string
  readonly deviceCookie: string
  /** The actor of a session token; undefined when the session has ended. */
  readonly identify: (runtime: Runtime, token: string) => Promise<Principal | undefined>
}

const nobody: Principal = { actor: { kind: 'anyone' } }

/** The caller, if the endpoint is open to them. */
export async function principalOf(
  { runtime, identify }: Identifying,
  endpoint: Endpoint,
  { sessionToken }: RequestFacts,
): Promise<Principal | Refusal> {
  if (endpoint.who === 'anyone' && endpoint.recognises !== true) return nobody
  const principal = sessionToken === undefined ? undefined : await identify(runtime, sessionToken)
  if (endpoint.who === 'anyone') return principal ?? nobody
  if (principal === undefined) return refuse('signed-out')
  const { actor } = principal
  if (endpoint.who === 'customer') return actor.kind === 'customer' ? principal : refuse('not-allowed')
  if (endpoint.who === 'partner') return refuse('not-allowed')
  if (actor.kind !== 'staff' || !endpoint.who.includes(actor.role)) return refuse('not-allowed')
  return principal.enrolling === true && endpoint.enrolling !== true
    ? refuse('second-factor-required')
    : principal
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
