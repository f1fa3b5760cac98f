import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { Card, ChevronDownIcon, type Definition, DefinitionList, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { countryName } from '../quotes/countries/country-names.ts'
import { MarketLines, PriceBreakdown, TotalCost } from '../quotes/price/price-breakdown.tsx'
import { MoneyTrail, trailOf } from './money-trail.tsx'
import { refundedTerm } from './transfer-words.ts'
import { words } from './words.ts'

const Folded = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    borderRadius: 8,
    color: v.primary,
    fontWeight: 500,
    cursor: 'pointer',
    gap: 4,
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > div': { display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 12 },
  '& > div > small': { paddingLeft: 34, color: v.inkMuted, fontSize: rem(12), lineHeight: 1.6 },
})

/** Recipient, purpose and dates; the fixed price and the movements of the money in closed disclosures. */
export function TransferDetails({ transfer }: { transfer: TransferWire }) {
  const { price, recipient, purpose, createdAt, refunded, situation } = transfer
  const trail = trailOf(transfer)
  const items: Definition[] = [
    { term: words('page.recipient'), value: recipient.name },
    { term: words('page.account'), value: words('page.accountEnding', { ending: recipient.accountEnding }) },
    { term: words('page.country'), value: countryName(recipient.country) },
    { term: words('page.purpose'), value: words(`purposes.${purpose}`) },
    { term: words('page.created'), value: format.dateTime(createdAt) },
    ...(refunded === undefined || situation === 'set-off'
      ? []
      : [{ term: refundedTerm(transfer), value: format.amount(refunded) }]),
  ]
  return (
    <Card title={words('page.details')}>
      <DefinitionList items={items} />
      <Folded>
        <summary>
          {words('page.price')}
          <ChevronDownIcon aria-hidden />
        </summary>
        <div>
          <PriceBreakdown price={price} currency={price.receive.currency} />
          <small>
            <MarketLines price={price} />
          </small>
          <TotalCost price={price} />
        </div>
      </Folded>
      {trail.length === 0 ? null : (
        <Folded>
          <summary>
            {words('page.trail')}
            <ChevronDownIcon aria-hidden />
          </summary>
          <div>
            <MoneyTrail lines={trail} />
          </div>
        </Folded>
      )}
    </Card>
  )
}
