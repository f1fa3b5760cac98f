import { publishedAs } from '../approvals/index.ts'
import { CAUSES_NOUN } from './causes.ts'
import { TERMS_NOUN } from './terms.ts'

/** What staff publish about the programme. */
export const published = {
  causes: publishedAs(CAUSES_NOUN, 'change-causes'),
  terms: publishedAs(TERMS_NOUN, 'change-referral-terms'),
} as const

/** The names among approvals of what is decided here. */
export const CAUSES_ACTION = published.causes.action
export const REFERRAL_TERMS_ACTION = published.terms.action
