import { paperPdf } from './paper-pdf.ts'

/** A document of a demo customer. Each one is different. */
export const dossierPdf = (what: string, customerId: string, day: string): Uint8Array =>
  paperPdf(['DOCUMENTO FICTICIO DE DEMOSTRACION', what, customerId, day])
