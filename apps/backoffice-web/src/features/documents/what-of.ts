import type { CompanyPersonWire, DocumentRequirementsWire, StaffDocumentWire } from '@puente/contract/staff'
import { words } from './words.ts'

/** The name of a document: 'Documento de identidad, frente'. */
export const documentText = ({
  kind,
  side,
  page,
}: Pick<StaffDocumentWire, 'kind' | 'side' | 'page'>): string =>
  `${words(`kinds.${kind}`)}${side === undefined ? (page > 1 ? ` ${page}` : '') : `, ${words(`sides.${side}`)}`}`

/** Returns the person behind a company to whom a document belongs; undefined for documents of other kinds. */
export const personOf = (
  { people = [] }: Pick<DocumentRequirementsWire, 'people'>,
  { kind, page }: Pick<StaffDocumentWire, 'kind' | 'page'>,
): CompanyPersonWire | undefined =>
  kind === 'company-person-identity' ? people.find((person) => person.page === page) : undefined
