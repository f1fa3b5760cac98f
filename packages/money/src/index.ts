export { divideByRate, multiplyByRate } from './conversion.ts'
export { currencies, decimalsOf, exponentOf, isCurrency, minorPerUnit, type Currency } from './currencies.ts'
export { formatDate, formatDateTime, formatTime } from './format-time.ts'
export {
  formatClp,
  formatCount,
  formatMoney,
  formatPercent,
  formatRate,
  formatRateBothWays,
  type RateBothWays,
} from './format.ts'
export {
  add,
  compare,
  isZero,
  largestAmountMinor,
  money,
  negate,
  roundToPrecision,
  subtract,
  sum,
  type Money,
} from './money.ts'
export { parseMoney, type ParseFault } from './parse.ts'
export { customerRateOf, greatestSend, price, type Price, type PriceFault, type PriceInput } from './price.ts'
export {
  applyBps,
  bpsOver,
  inverse,
  jumpsOver,
  parseRate,
  conversionSign,
  rate,
  rateValue,
  toSignificant,
  type Rate,
} from './rate.ts'
export { readAmount, writeAmount, type ReadingFault } from './read-amount.ts'
export { divide, divideToStep, type Rounding } from './rounding.ts'
export { fromWire, toWire, type MoneyWire } from './wire.ts'
