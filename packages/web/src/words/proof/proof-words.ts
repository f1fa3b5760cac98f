import { hasCode, HttpError } from '../../client/http-error.ts'
import { createWords } from '../create-words.ts'
import { proofMessages } from './messages.es.ts'

/** What is said where someone shows who they are. */
export const proofWords = createWords(proofMessages)

/** What stands at the code's field after a refused try; undefined for failures that are not about the code. */
export function proofFault(error: unknown): string | undefined {
  if (hasCode(error, 'proof-wrong')) return proofWords('wrong')
  if (hasCode(error, 'code-expired')) return proofWords('mailExpired')
  if (!(error instanceof HttpError) || !hasCode(error, 'code-wrong')) return undefined
  return proofWords('mailWrong', { left: Number(error.problem?.facts['triesLeft'] ?? 0) })
}

/** The texts of a form in which someone shows who they are; `sentTo` is where a code went, masked. */
export const proofTexts = (sentTo = '') => ({
  ...proofMessages,
  mailHint: proofWords('mailHint', { to: sentTo }),
  smsHint: proofWords('smsHint', { to: sentTo }),
})
