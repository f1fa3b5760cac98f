export {
  account,
  availableMinor,
  book,
  bookAsDated,
  hold,
  move,
  openOperatorAccounts,
  openReceivableAccount,
  openRewardAccounts,
  openTransferAccounts,
} from './books.ts'
export { bookJobs } from './books.jobs.ts'
export { booksHandlers } from './books.staff.ts'
export { journalLine, journalTrail, moneyTrail } from './money-trail.ts'
export { moneyClasses } from './money-class.ts'
export { chart, clearingCodes, type AccountCode } from './chart.ts'
