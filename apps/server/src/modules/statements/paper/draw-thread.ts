import type { Paper } from '../paper.ts'
import type { StatementDocument } from '../accounts/statement-paper.ts'
import { drawReceipt } from './draw-receipt.ts'
import { drawStatement } from './draw-statement.ts'

/** Any document, distinguished by its `form`. */
export type Drawing =
  | { readonly form: 'transfer'; readonly paper: Paper }
  | { readonly form: 'statement'; readonly paper: StatementDocument }

/** Draws one document. Runs on its own thread. */
export const draw = (drawing: Drawing): Promise<Uint8Array> =>
  drawing.form === 'transfer' ? drawReceipt(drawing.paper) : drawStatement(drawing.paper)
