import type { StaffDocumentWire } from '@puente/contract/staff'
import { words } from './words.ts'

/** The name of a document: 'Documento de identidad, frente'. */
export const documentText = ({
  kind,
  side,
  page,
}: Pick<StaffDocumentWire, 'kind' | 'side' | 'page'>): string =>
  `${words(`kinds.${kind}`)}${side === undefined ? (page > 1 ? ` ${page}` : '') : `, ${words(`sides.${side}`)}`}`
