import type { Id } from '@puente/contract'
import { documentPdf } from './document-pdf.ts'

/** A document of a demo customer. Each one is different. */
export const customerDocumentPdf = (what: string, customerId: Id<'customer'>, day: string): Uint8Array =>
  documentPdf(['DOCUMENTO FICTICIO DE DEMOSTRACION', what, customerId, day])
