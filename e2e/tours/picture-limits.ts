/** Screens of customers hardly differ from run to run: the largest difference of three runs was 7 px. */
const CUSTOMERS_PX = 10
/** Rows of the lists of staff, and what is measured in the books, differ from run to run. */
const STAFF_PX = 120
/** The greatest differences that were measured, where the order of two events decides the number of lines. */
const unsteady: Readonly<Record<string, number>> = {
  'treasury/office-refund': 500,
  'treasury/office-payin': 500,
  'treasury/office-receivable': 500,
  'treasury/office-payer-account': 500,
}

/**
 * Screens whose number of rows depends on the jobs that ran before the picture: readings of rates, bookings, calls to
 * partners. Their pictures are stored and not compared.
 */
const changing: ReadonlySet<string> = new Set([
  'officer/office-document-refused',
  'officer/office-rate',
  'sandbox/sandbox-bank',
  'sandbox/sandbox-control',
  'sandbox/sandbox-inbox',
  'sandbox/sandbox-rails',
  'treasury/office-figures',
  'treasury/office-ledger-account',
  'treasury/office-ledger-accounts',
  'treasury/office-payins',
  'treasury/office-payouts',
  'treasury/office-rates',
  'treasury/office-receivables',
  'treasury/office-tax-documents',
  'treasury/office-treasury',
])

const isStaffs = /^(?:support|officer|treasury|sandbox)\//

/** How many px of a picture of this screen may differ in its sheet, where one px stands for 16 × 16 px of the screen. */
export const mostDiffering = (name: string): number =>
  changing.has(name) ? Infinity : (unsteady[name] ?? (isStaffs.test(name) ? STAFF_PX : CUSTOMERS_PX))
