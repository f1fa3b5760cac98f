import type { Streamed } from '../../../platform/http/streamed.ts'
import { confirmationOf } from './confirmation-content.ts'
import type { IssuedConfirmation } from './issue-confirmation.ts'
import type { IssuedReceipt } from './issue-receipt.ts'
import type { Letterhead } from '../letterhead.ts'
import { receiptMessages } from '../messages.es.ts'
import { orderMessages } from './messages-order.es.ts'
import { pdfOf } from '../paper/drawing.ts'
import { paperOf } from './receipt-content.ts'

/** The receipt as a PDF, drawn after its work has ended. */
export const receiptFile = (issued: IssuedReceipt, { brandName, publicUrl }: Letterhead): Streamed => ({
  fileName: `${receiptMessages.fileName[issued.kind]}-${issued.facts.reference}.pdf`,
  shown: true,
  write: () => pdfOf({ form: 'transfer', paper: paperOf(issued, brandName, publicUrl) }),
})

/** The order confirmation as a PDF, drawn after its work has ended. */
export const confirmationFile = (issued: IssuedConfirmation, letterhead: Letterhead): Streamed => ({
  fileName: `${orderMessages.fileName}-${issued.facts.reference}.pdf`,
  shown: true,
  write: () => pdfOf({ form: 'transfer', paper: confirmationOf(issued, letterhead) }),
})
