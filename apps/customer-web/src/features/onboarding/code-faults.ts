import { hasCode, HttpError } from '@puente/web'
import { words } from './words.ts'

/**
 * The message at the code's field after a wrong code; undefined for other failures, which the form shows
 * above.
 */
export function codeFault(error: unknown): string | undefined {
  if (hasCode(error, 'code-expired')) return words('verify.expired')
  if (!(error instanceof HttpError) || !hasCode(error, 'code-wrong')) return undefined
  return words('verify.wrong', { left: Number(error.problem?.facts['triesLeft'] ?? 0) })
}

/** Whether a failure concerns the code itself. */
export const isAboutCode = (error: unknown): boolean => codeFault(error) !== undefined
