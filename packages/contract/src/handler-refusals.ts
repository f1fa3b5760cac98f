import type { Endpoint } from './endpoint.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Refusals that the generic handler itself may return before or after the use case, derived from the
 * endpoint's value.
 */
export function handlerRefusals(endpoint: Endpoint): readonly RefusalCode[] {
  const codes: RefusalCode[] = ['too-many-requests', 'unavailable', 'failure']
  if (endpoint.who === 'partner') return codes
  if (endpoint.who === 'customer' || Array.isArray(endpoint.who)) codes.push('signed-out', 'not-allowed')
  if (endpoint.who === 'customer' && endpoint.power !== 'own') codes.push('power-missing')
  if (endpoint.params !== undefined || endpoint.owns !== undefined) codes.push('not-found')
  if (endpoint.query !== undefined || endpoint.params !== undefined) codes.push('fields-wrong')
  if (endpoint.method !== 'GET') codes.push('foreign-origin')
  if (endpoint.body !== undefined) codes.push('malformed', 'fields-wrong', 'too-large', 'media-type-unknown')
  if (endpoint.receives !== undefined) codes.push('media-type-unknown')
  if (endpoint.idempotent === true)
    codes.push('idempotency-key-missing', 'idempotency-key-reused', 'request-in-progress')
  if (Array.isArray(endpoint.who) && endpoint.enrolling !== true) codes.push('second-factor-required')
  if (endpoint.decidesCase === true) codes.push('case-taken')
  if (endpoint.stepUp !== undefined) codes.push('step-up-required')
  return codes
}

/** Every refusal of an endpoint, its own first; each code once. */
export function refusalsOf(endpoint: Endpoint): readonly RefusalCode[] {
  return [...new Set([...endpoint.refusals, ...handlerRefusals(endpoint)])]
}
