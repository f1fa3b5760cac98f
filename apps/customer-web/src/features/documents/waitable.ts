import { hasCode, HttpError } from '@puente/web'

/**
 * Whether a retry may help: no response, a server-side dependency is unavailable, or the first attempt is
 * still running.
 */
export function isWaitable(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  if (error.status === undefined || hasCode(error, 'request-in-progress')) return true
  return error.status === 408 || error.status === 502 || error.status === 503 || error.status === 504
}
