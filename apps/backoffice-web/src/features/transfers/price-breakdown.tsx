import Box from '@mui/material/Box'
import type { StaffTransfer } from '@puente/contract/staff'
import { conversionSign } from '@puente/money'
import { Breakdown, Muted, TotalRow } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

type Price = StaffTransfer['price']

/** The conversion from the amount paid to the amount received, with every part of the price. */
export function PriceBreakdown({ price }: { price: Price }) {
  const { fee, receive } = price
  const rateText = (rate: string) =>
    words('price.rateValue', { rate: format.rate(rate), currency: receive.currency })
  const fixedHint = (side: Price['fixedSide']) =>
    price.fixedSide === side ? words('price.fixed') : undefined
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Breakdown
        label={words('price.title')}
        rows={[
          {
            label: words('price.send'),
            value: format.money(price.send),
            hint: fixedHint('send'),
            strong: true,
          },
          {
            sign: '−',
            label: words('price.fee'),
            value: format.money(fee.gross),
            hint: words('price.feeHint', { net: format.amount(fee.net), iva: format.amount(fee.iva) }),
          },
          { sign: '=', label: words('price.converted'), value: format.money(price.converted) },
          {
            sign: conversionSign('CLP', { base: receive.currency, quote: 'CLP' }),
            label: words('price.rate'),
            value: rateText(price.customerClpPerUnit),
          },
          {
            sign: '=',
            label: words('price.receive'),
            value: format.money(receive),
            hint: fixedHint('receive'),
            strong: true,
          },
        ]}
      />
      <TotalRow
        label={words('price.total')}
        value={format.money(price.totalCost.amount)}
        hint={words('price.totalHint', { percent: format.percent(price.totalCost.bps) })}
      />
      <Muted>
        {words('price.market', {
          spread: format.money(price.spread.amount),
          percent: format.percent(price.spread.bps),
          rate: rateText(price.midMarketClpPerUnit),
          source: price.rateSource,
          at: format.dateTime(price.rateAsOf),
        })}
      </Muted>
      <Muted>{words('price.arrival', { at: format.dateTime(price.arrival.estimatedAt) })}</Muted>
    </Box>
  )
}
