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
  'sandbox/sandbox-bank': 500,
}

const isStaffs = /^(?:support|officer|treasury|sandbox)\//

/** How many px of a picture of this screen may differ in its sheet, where one px stands for 16 × 16 px of the screen. */
export const mostDiffering = (name: string): number =>
  unsteady[name] ?? (isStaffs.test(name) ? STAFF_PX : CUSTOMERS_PX)
