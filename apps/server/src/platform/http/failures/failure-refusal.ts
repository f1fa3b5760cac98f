import { refuse, type Refusal } from '@puente/contract'
import { isUnavailable } from '@puente/postgres'
import type { FastifyRequest } from 'fastify'
import { fieldFaults } from '../validation.ts'

/** Seconds after which a request may be retried when the database did not respond. */
const RETRY_AFTER_SECONDS = 5

interface FastifyFailure {
  readonly code?: string
  readonly statusCode?: number
  readonly validation?: []
  /** The part of the request that failed validation. */
  readonly validationContext?: string
}

/** The refusal for an error that Fastify reports. Other errors are failures. */
export function failureRefusal(error: unknown, request: FastifyRequest): Refusal {
  const { code, validation, validationContext, statusCode } = error as FastifyFailure
  // A malformed id in the path is reported as not found, not as a fault of a field.
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
