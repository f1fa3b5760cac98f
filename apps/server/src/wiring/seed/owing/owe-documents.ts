import type { IdentityDocumentType } from '@puente/contract'
import { addDays, inSantiago } from '../../../modules/corridors/index.ts'
import { seedIdentity, seedDocumentRequest } from '../../../modules/requirements/index.ts'
import { customerDocumentPdf } from '../customer-document-pdf.ts'
import { readRequestReason } from '../demo-data.ts'
import type { Owe } from './owing.ts'

interface Shown {
  readonly type: IdentityDocumentType
  readonly nationality: string
  /** Counted from today. */
  readonly endsInDays: number
}

/** Supplied an identity document that ends, or ended, this many days from today. */
export const oweIdentity =
  ({ type, nationality, endsInDays }: Shown): Owe =>
  (work, { customerId, userId, files, name, rut }) =>
    seedIdentity(
      work,
      { customerId, userId, files, pdfOf: customerDocumentPdf },
      { type, nationality, name, number: rut, printedEnd: addDays(inSantiago(work.now).day, endsInDays) },
    )

/** Staff found the front of an accepted card unusable. */
export const oweIllegible: Owe = (work, { customerId, userId, files, name, rut }) =>
  seedIdentity(
    work,
    { customerId, userId, files, pdfOf: customerDocumentPdf },
    {
      type: 'chilean-id',
      nationality: 'CL',
      name,
      number: rut,
      printedEnd: addDays(inSantiago(work.now).day, 900),
    },
    'illegible',
  )

/** Staff requested a document from a person. */
export const owePersonDocuments: Owe = async (work, { customerId }) =>
  seedDocumentRequest(work, customerId, 'proof-of-income', await readRequestReason())

/** A company with larger limits that has not supplied its financial documents yet. The rule requires them. */
export const oweCompanyDocuments: Owe = async () => undefined
