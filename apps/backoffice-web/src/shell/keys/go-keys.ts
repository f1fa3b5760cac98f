import type { StaffRole } from '@puente/contract'
import { mayOpen, type Noun } from '../navigation/nouns.ts'

/** The letter that opens a section after G. Each letter stands once. */
export const goKeys: Readonly<Partial<Record<Noun, string>>> = {
  work: 'i',
  inbox: 'b',
  news: 'w',
  proposals: 'p',
  figures: 'n',
  transfers: 'e',
  customers: 'c',
  reviews: 'r',
  applications: 's',
  documentReviews: 'd',
  threads: 'v',
  positions: 'm',
  safeguarding: 'h',
  closes: 't',
  treasury: 'f',
  payins: 'g',
  suspense: 'z',
  refunds: 'u',
  breaks: 'x',
  reconciliation: 'k',
  ledger: 'l',
  settings: 'a',
  audit: 'o',
  staffMembers: 'q',
}

/** The section that a letter opens after G, for who may open it. */
export const nounOfKey = (key: string, role: StaffRole): Noun | undefined =>
  (Object.keys(goKeys) as Noun[]).find((noun) => goKeys[noun] === key.toLowerCase() && mayOpen(role, noun))
