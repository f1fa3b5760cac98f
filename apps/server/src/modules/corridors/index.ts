export { ageInBankingDays, olderThanBankingDays, santiagoDay } from './age-in-banking-days.ts'
export { bankingCalendar, type BankingCalendar } from './banking-calendar.ts'
export { addBankingDays, addBusinessDays, isBankingDay, officeMinutes } from './banking-days.ts'
export type { Corridor } from './corridor.ts'
export {
  allCorridors,
  corridorAt,
  corridorInForce,
  feeInForce,
  pricingKeyOf,
  spreadAt,
  spreadHistory,
  spreadInForce,
} from './corridors.ts'
export { corridorHandlers } from './corridors.customer.ts'
export { staffCorridorHandlers } from './corridors.staff.ts'
export { isCurrentOn } from './current-figure.ts'
export { railMaximum } from './rail-limits.ts'
export { instantRangeOf, type InstantRange } from './days-meant.ts'
export { estimateArrival, type Arrival } from './estimate-arrival.ts'
export { addDays, fromSantiago, inSantiago, isDay, weekdayOf, type Day } from './santiago.ts'
