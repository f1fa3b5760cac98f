export {
  account,
  availableMinor,
  book,
  hold,
  move,
  openOperatorAccounts,
  openTransferAccounts,
} from './books.ts'
export { booksDoors } from './books.staff.ts'
export { moneyTrail } from './money-trail.ts'
export { chart, clearingCodes, type AccountCode } from './chart.ts'
