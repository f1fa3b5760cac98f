import type { PriceWire } from '@puente/contract/customer'
import { conversionSign } from '@puente/money'
import { Breakdown, TotalRow } from '@puente/ui'
import { format } from '@puente/web'
import { words } from '../words.ts'

const unknown = '–'
const keptLine = '\u00a0'

/** The calculation from the amount sent to the amount received; without a price it keeps its height. */
export function PriceBreakdown({ price, currency }: { price: PriceWire | undefined; currency: string }) {
  const rate = price === undefined ? undefined : format.rates(currency, price.customerClpPerUnit)
  return (
    <Breakdown
      label={words('calculator.breakdown')}
      rows={[
        {
          sign: '−',
          label: words('calculator.fee'),
          value: price === undefined ? unknown : format.amount(price.fee.gross),
          hint:
            price === undefined
              ? keptLine
              : words('calculator.feeHint', {
                  net: format.amount(price.fee.net),
                  iva: format.amount(price.fee.iva),
                }),
        },
        {
          sign: '=',
          label: words('calculator.converted'),
          value: price === undefined ? unknown : format.amount(price.converted),
        },
        {
          sign: conversionSign('CLP', { base: currency, quote: 'CLP' }),
          label: words('calculator.rate'),
          value: rate?.unit ?? unknown,
          hint: rate?.pesos ?? keptLine,
        },
      ]}
    />
  )
}

/** The mid-market rate with its time and source, and the difference to our rate in pesos and percent. */
export function MarketLines({ price }: { price: PriceWire }) {
  const market = format.rates(price.receive.currency, price.midMarketClpPerUnit)
  return (
    <>
      {words('calculator.midMarket', { rate: market.unit })}
      <br />
      {market.pesos}
      <br />
      {words('calculator.midMarketSource', {
        source: price.rateSource,
        date: format.date(price.rateAsOf),
        time: format.time(price.rateAsOf),
      })}
      <br />
      {words('calculator.spread', {
        amount: format.amount(price.spread.amount),
        percent: format.percent(price.spread.bps),
      })}
    </>
  )
}

/** The total cost, in pesos and percent of the amount sent. */
export function TotalCost({ price }: { price: PriceWire | undefined }) {
  return (
    <TotalRow
      label={words('calculator.totalCost')}
      value={
        price === undefined
          ? unknown
          : words('calculator.totalCostValue', {
              amount: format.amount(price.totalCost.amount),
              percent: format.percent(price.totalCost.bps),
            })
      }
      hint={words('calculator.totalCostHint')}
    />
  )
}
