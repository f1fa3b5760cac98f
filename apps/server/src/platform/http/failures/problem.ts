import type { FastifyReply } from 'fastify'
import { refusals, type Problem, type Refusal, type RefusalCode } from '@puente/contract'

/**
 * Converts a refusal to an HTTP response: RFC 9457 problem JSON. The only place that does so. Texts for people are in
 * the web apps.
 */
export function toProblem(refusal: Refusal, requestId: string): Problem {
  const code: RefusalCode = refusal.refused
  return {
    type: `urn:puente:refusal:${code}`,
    title: code.replaceAll('-', ' '),
    status: refusals[code].status,
    code,
    facts: refusal.facts,
    ...(refusal.fields === undefined ? {} : { fields: refusal.fields }),
    requestId,
  }
}

/** The Retry-After header, for refusals that have a waiting time. */
export function setRetryAfter(reply: FastifyReply, { facts: { retryAfterSeconds } }: Refusal): void {
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(retryAfterSeconds))
}
