import { documentReasonMessages, type DocumentReason, type NameRefusal } from '@puente/contract'
import { createWords } from '../create-words.ts'
import { verdictMessages } from './messages.es.ts'

const words = createWords(verdictMessages)
const reasons = createWords(documentReasonMessages)

/** Why a document was rejected, and the requirements of a good one. */
export const documentReasonText = (reason: DocumentReason): string => reasons(reason)

interface RefusedDocument {
  readonly fileName: string
  readonly reason?: DocumentReason | undefined
  /** An additional remark by staff. */
  readonly remark?: string | undefined
}

/** The text a customer reads about a rejected file, with the remark of staff. */
export const refusedDocumentText = ({ fileName, reason, remark }: RefusedDocument): string =>
  [
    words('documentRefused', {
      name: fileName,
      reason: reason === undefined ? '' : documentReasonText(reason),
    }).trim(),
    remark ?? '',
  ]
    .join(' ')
    .trim()

/** The text a customer reads about a rejected name: what happened, and why. */
export const refusedNameText = (name: string, reason: NameRefusal) => ({
  title: words('nameRefused', { name }),
  text: words(`nameReasons.${reason}`),
})
