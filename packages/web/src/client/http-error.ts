import type { Problem, RefusalCode } from '@puente/contract'

/**
 * Thrown when a call has no successful response. The message is exactly `Request failed with status code
 * <n>`, because error reports are filtered by it; screens use the problem's code instead.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** Undefined when no response arrived: network failure or timeout. */
  readonly status: number | undefined
  /** The server's refusal, or undefined when the response was not ours (a proxy's page). */
  readonly problem: Problem | undefined
  /** The id of this request in the server's log. */
  readonly requestId: string | undefined

  constructor(status: number | undefined, problem?: Problem, requestId?: string, options?: ErrorOptions) {
    super(status === undefined ? 'Network Error' : `Request failed with status code ${status}`, options)
    this.status = status
    this.problem = problem
    this.requestId = problem?.requestId ?? requestId
  }
}

/** Whether a failed call was refused with this code. */
export function hasCode(error: unknown, code: RefusalCode): boolean {
  return error instanceof HttpError && error.problem?.code === code
}
