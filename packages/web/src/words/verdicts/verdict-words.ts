import type { DocumentReason, NameRefusal } from '@puente/contract'
import { createWords } from '../create-words.ts'
import { verdictMessages } from './messages.es.ts'

const words = createWords(verdictMessages)

/** Why a document was not good, and how a good one looks. */
export const documentReasonText = (reason: DocumentReason): string => words(`documentReasons.${reason}`)

interface RefusedDocument {
  readonly fileName: string
  readonly reason?: DocumentReason | undefined
  /** What staff wrote besides. */
  readonly remark?: string | undefined
}

/** What a customer reads of a file that was refused, with what staff wrote besides. */
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

/** What a customer reads of a name that was refused: what happened, and why. */
export const refusedNameText = (name: string, reason: NameRefusal) => ({
  title: words('nameRefused', { name }),
  text: words(`nameReasons.${reason}`),
})
