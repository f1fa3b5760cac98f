import type { Problem, RefusalCode } from '@puente/contract'

/**
 * What a call throws when its answer is not a good one. The message is exactly `Request failed with status code <n>`,
 * because error reports are filtered by it; the screens take their words from the problem's code instead.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** Undefined when no answer came: the network failed, or the time ran out. */
  readonly status: number | undefined
  /** The refusal as the server told it, or undefined when the answer was not ours (a proxy's page). */
  readonly problem: Problem | undefined
  /** Finds this request in the server's log. */
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
