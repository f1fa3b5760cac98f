import type { Id } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import { rutBeginningIn } from '../../../platform/data/indexes/search-index.ts'
import type { Work } from '../../../platform/work.ts'
import { accountNumberIndexes, payerQuery, type PayerSearched } from '../../payins/index.ts'
import { isDay } from '../../corridors/index.ts'
import { recipientNameQuery } from '../../recipients/index.ts'
import { customersMatching } from '../customers/customer-list.ts'
import { customerRows, type CustomerFilter, type CustomerRow } from '../customers/customers.store.ts'
import { amountsIn, type AmountMeant } from './search-amounts.ts'

/** Everything that a typed text can mean. An absent meaning is not searched. */
export interface Meaning {
  readonly text: string
  readonly customers: Pick<CustomerFilter, 'ids' | 'named'>
  /** The newest customers that match: what a first page shows, and one more. */
  readonly newestCustomers: readonly CustomerRow[]
  /** The customers whose documents and threads are found. */
  readonly customerIds: readonly Id<'customer'>[]
  readonly amounts: readonly AmountMeant[]
  /** The beginning of a transfer's reference. */
  readonly reference: string | undefined
  /** The reference of a debt. */
  readonly debtReference: string | undefined
  /** A reference of a payment, ours or the bank's. */
  readonly paymentReference: string | undefined
  readonly folio: string | undefined
  readonly accountEnding: string | undefined
  /** The indexes of a whole number of an account that payments came from. */
  readonly accountIndexes: readonly Buffer[] | undefined
  /** A calendar day. */
  readonly day: string | undefined
  /** Hashes that the index of a recipient's name must contain. */
  readonly recipients: readonly (readonly Buffer[])[] | undefined
  /** The same of the payer of a payment. A text may mean several things. */
  readonly payers: readonly (readonly (readonly Buffer[])[])[]
  /** A name or an e-mail. */
  readonly words: string | undefined
}

/** Shorter beginnings match too many transfers. */
const REFERENCE = /^PU[2-9A-HJ-NP-Z]{2,8}$/
const DEBT = /^PD[2-9A-HJ-NP-Z]{8}$/
const FOLIO = /^(EN|RE)[2-9A-HJ-NP-Z]{6}$/
const ACCOUNT = /^[0-9A-Z]{4,34}$/
const ENDING = 4
/** A whole number of a Chilean account. */
const ACCOUNT_NUMBER = /^[0-9]{6,20}$/

/** The day in a text: '24/11/2026', '24-11-2026' or '2026-11-24'. */
function dayIn(text: string): string | undefined {
  const written = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text)
  const [, date = '', month = '', year = ''] = written ?? []
  const day = written === null ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Customers whose documents and threads are found. */
const CUSTOMERS_MEANT = 5
/** Newest customers that a search reads. */
export const CUSTOMERS_READ = 6

/** Resolves a typed text to all that it can mean. */
export async function meaningOf(work: Work, typed: string): Promise<Meaning> {
  const text = typed.trim()
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const parsed = parseRut(text)
  const rut = 'normalised' in parsed ? parsed.normalised : undefined
  const rutBeginning = rutBeginningIn(text)
  // One in eleven texts of four digits is also a valid RUT, so it is searched as an account ending too.
  const isAccount =
    (rut === undefined || code.length === ENDING) && ACCOUNT.test(code) && /[0-9]{2}$/.test(code)
  const isName = rut === undefined && rutBeginning === undefined && /\p{L}/u.test(text)
  const name = isName && !text.includes('@') ? text : undefined
  const customers = await customersMatching(work, text)
  const found = await customerRows(work, customers, undefined, CUSTOMERS_READ)
  const payers: PayerSearched[] = [
    ...(rut === undefined ? [] : [{ rut }]),
    ...(rutBeginning === undefined ? [] : [{ rutBeginning }]),
    ...(name === undefined ? [] : [{ name }]),
  ]
  return {
    text,
    customers,
    newestCustomers: found,
    customerIds: found.slice(0, CUSTOMERS_MEANT).map(({ id }) => id),
    amounts: rut !== undefined && /[-‐‑–]/.test(text) ? [] : amountsIn(text),
    reference: REFERENCE.test(code) ? code : undefined,
    debtReference: DEBT.test(code) ? code : undefined,
    paymentReference: /\s/.test(text) ? undefined : text,
    folio: FOLIO.test(code) ? code : undefined,
    accountEnding: isAccount ? code.slice(-ENDING) : undefined,
    accountIndexes: ACCOUNT_NUMBER.test(code) ? accountNumberIndexes(work.vault, code) : undefined,
    day: dayIn(text),
    recipients: name === undefined ? undefined : recipientNameQuery(work.vault, name),
    payers: payers.flatMap((searched) => {
      const hashes = payerQuery(work.vault, searched)
      return hashes === undefined ? [] : [hashes]
    }),
    words: isName ? text : undefined,
  }
}
