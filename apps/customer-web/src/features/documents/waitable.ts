import { hasCode, HttpError } from '@puente/web'

/** Whether waiting may help: no answer came, something of ours is away, or the first try is still being worked on. */
export function isWaitable(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  if (error.status === undefined || hasCode(error, 'request-in-progress')) return true
  return error.status === 408 || error.status === 502 || error.status === 503 || error.status === 504
}
