import type { CompanyPersonWire, DocumentRequirementsWire, StaffDocumentWire } from '@puente/contract/staff'
import { words } from './words.ts'

/** The name of a document: 'Documento de identidad, frente'. */
export const documentText = ({
  kind,
  side,
  page,
}: Pick<StaffDocumentWire, 'kind' | 'side' | 'page'>): string =>
  `${words(`kinds.${kind}`)}${side === undefined ? (page > 1 ? ` ${page}` : '') : `, ${words(`sides.${side}`)}`}`

/** The person behind a company whose document it is; undefined for other documents. */
export const personOf = (
  { people = [] }: Pick<DocumentRequirementsWire, 'people'>,
  { kind, page }: Pick<StaffDocumentWire, 'kind' | 'page'>,
): CompanyPersonWire | undefined =>
  kind === 'company-person-identity' ? people.find((person) => person.page === page) : undefined
