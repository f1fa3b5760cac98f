import { hasCode, HttpError } from '../../client/http-error.ts'
import { createWords } from '../create-words.ts'
import { proofMessages } from './messages.es.ts'

/** The texts of proving one's identity. */
export const proofWords = createWords(proofMessages)

/**
 * The message at the code's field after a refused attempt; undefined for failures that do not concern the
 * code.
 */
export function proofFault(error: unknown): string | undefined {
  if (hasCode(error, 'proof-wrong')) return proofWords('wrong')
  if (hasCode(error, 'code-expired')) return proofWords('mailExpired')
  if (!(error instanceof HttpError) || !hasCode(error, 'code-wrong')) return undefined
  return proofWords('mailWrong', { left: Number(error.problem?.facts['triesLeft'] ?? 0) })
}

/** The texts of a form to prove one's identity; `sentTo` is the masked address to which a code was sent. */
export const proofTexts = (sentTo = '') => ({
  ...proofMessages,
  mailHint: proofWords('mailHint', { to: sentTo }),
  smsHint: proofWords('smsHint', { to: sentTo }),
})
