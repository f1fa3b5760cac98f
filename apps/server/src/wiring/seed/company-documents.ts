import type { CompanyDocument, Id } from '@puente/contract'
import type { OwnerRead } from '../../modules/requirements/index.ts'
import { readDemoCompany } from './demo-data.ts'
import { documentPdf } from './document-pdf.ts'

/** A company document of the demo world as a PDF. */
export const companyDocumentPdf = (
  paper: CompanyDocument,
  customerId: Id<'customer'>,
  day: string,
): Uint8Array => documentPdf(['DOCUMENTO FICTICIO DE DEMOSTRACION', paper, customerId, day])

/** The owners of demo companies, as their deeds name them. */
export async function demoDeedOwners(): Promise<readonly OwnerRead[]> {
  const { owners = [] } = await readDemoCompany()
  return owners.map(({ name, document, number, shareBps }) => ({ name, document, number, shareBps }))
}
