import type { StaffDocumentWire } from '@puente/contract/staff'
import { words } from './words.ts'

/** What a document is, in words: 'Documento de identidad, frente'. */
export const whatOf = ({ kind, side, page }: Pick<StaffDocumentWire, 'kind' | 'side' | 'page'>): string =>
  `${words(`kinds.${kind}`)}${side === undefined ? (page > 1 ? ` ${page}` : '') : `, ${words(`sides.${side}`)}`}`
