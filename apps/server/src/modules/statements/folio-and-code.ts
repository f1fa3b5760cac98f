import { randomCode } from '../../platform/codes.ts'

const FOLIO_SIGNS = 8
const CODE_SIGNS = 12

/** The folio of a document ('CE7K2M9QXA') and its verification code: twelve random characters. */
export const newFolioAndCode = (kind: 'CE' | 'CT'): { readonly folio: string; readonly code: string } => ({
  folio: `${kind}${randomCode(FOLIO_SIGNS)}`,
  code: randomCode(CODE_SIGNS),
})

/** Attempts to draw a folio and a code that are not taken. */
export const TRIES = 3
