import { paperPdf } from './paper-pdf.ts'

/** A document of a customer of the demo world; no two are the same. */
export const dossierPdf = (what: string, customerId: string, day: string): Uint8Array =>
  paperPdf(['DOCUMENTO FICTICIO DE DEMOSTRACION', what, customerId, day])
