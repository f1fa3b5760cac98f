import { randomCode } from '../../platform/codes.ts'

const FOLIO_SIGNS = 8
const CODE_SIGNS = 12

/** What a paper is called and verified by: 'CE7K2M9QXA', and twelve signs that nobody can guess. */
export const namesOnPaper = (kind: 'CE' | 'CT'): { readonly folio: string; readonly code: string } => ({
  folio: `${kind}${randomCode(FOLIO_SIGNS)}`,
  code: randomCode(CODE_SIGNS),
})

/** Folios and codes are drawn by lot: one that is taken is drawn again. */
export const TRIES = 3
