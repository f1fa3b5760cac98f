import { seedCompanyDocuments } from '../../../modules/requirements/index.ts'
import { companyDocumentPdf, demoDeedOwners } from '../company-documents.ts'
import type { Owe } from './owing.ts'

/** Has supplied the other company documents, and never this one. */
export const owePaper: Owe = async () => undefined

/** Supplied a certificate that was issued longer ago than it is valid for. */
export const oweValidity: Owe = (work, { customerId, userId, files }) =>
  seedCompanyDocuments(work, {
    customerId,
    userId,
    papers: ['validity-certificate'],
    issuedDaysAgo: 400,
    pdfOf: companyDocumentPdf,
    files,
  })

/** A later certificate names an owner whom the company did not declare, and another share. */
export const oweShareholders: Owe = async (work, { customerId, userId, files }) => {
  const [first, ...rest] = await demoDeedOwners()
  if (first === undefined) throw new Error('demo companies have no owners')
  const joined = { name: 'Tercera Demo Socia', document: 'rut', number: '9999333-2', shareBps: 1500 } as const
  const owners = [{ ...first, shareBps: first.shareBps - joined.shareBps }, ...rest, joined]
  await seedCompanyDocuments(work, {
    customerId,
    userId,
    papers: ['shareholders'],
    owners,
    pdfOf: companyDocumentPdf,
    files,
  })
}
