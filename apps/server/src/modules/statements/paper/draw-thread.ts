import type { Paper } from '../paper.ts'
import type { StatementDocument } from '../accounts/statement-paper.ts'
import type { DataDocument } from './data-document.ts'
import { drawData } from './draw-data.ts'
import { drawReceipt } from './draw-receipt.ts'
import { drawStatement } from './draw-statement.ts'

/** Any document, distinguished by its `form`. */
export type Drawing =
  | { readonly form: 'transfer'; readonly paper: Paper }
  | { readonly form: 'statement'; readonly paper: StatementDocument }
  | { readonly form: 'personal-data'; readonly paper: DataDocument }

/** Draws one document. Runs on its own thread. */
export function draw(drawing: Drawing): Promise<Uint8Array> {
  switch (drawing.form) {
    case 'transfer':
      return drawReceipt(drawing.paper)
    case 'statement':
      return drawStatement(drawing.paper)
    case 'personal-data':
      return drawData(drawing.paper)
  }
}
