import { refuse, type Refusal } from '@puente/contract'
import { isUnavailable } from '@puente/postgres'
import type { FastifyRequest } from 'fastify'
import { fieldFaults } from './validation.ts'

/** When a database that did not answer is worth another request. */
const RETRY_AFTER_SECONDS = 5

interface FastifyFailure {
  readonly code?: string
  readonly statusCode?: number
  readonly validation?: []
  /** The part of the request that does not have its shape. */
  readonly validationContext?: string
}

/** What Fastify itself refuses, as the one refusal that says it; what is a bug is a failure. */
export function failureRefusal(error: unknown, request: FastifyRequest): Refusal {
  const { code, validation, validationContext, statusCode } = error as FastifyFailure
  // An address with an id that nothing can have names nothing, and no field that somebody could correct.
  if (validation !== undefined && validationContext === 'params') {
    const { owns } = request.routeOptions.config as { owns?: string | undefined }
    return refuse('not-found', owns === undefined ? {} : { noun: owns })
  }
  if (validation !== undefined) return refuse('fields-wrong', {}, fieldFaults(validation))
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('media-type-unknown')
  if (statusCode === 429) return refuse('too-many-requests')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('malformed')
  if (isUnavailable(error))
    return refuse('unavailable', { part: 'database', retryAfterSeconds: RETRY_AFTER_SECONDS })
  return refuse('failure')
}
