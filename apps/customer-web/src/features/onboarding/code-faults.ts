import { hasCode, HttpError } from '@puente/web'
import { words } from './words.ts'

/** What stands at the code's field after a refused try; nothing for other failures, which the form says on top. */
export function codeFault(error: unknown): string | undefined {
  if (hasCode(error, 'code-expired')) return words('verify.expired')
  if (!(error instanceof HttpError) || !hasCode(error, 'code-wrong')) return undefined
  return words('verify.wrong', { left: Number(error.problem?.facts['triesLeft'] ?? 0) })
}

/** Whether a failure is about the code itself. */
export const isAboutCode = (error: unknown): boolean => codeFault(error) !== undefined
