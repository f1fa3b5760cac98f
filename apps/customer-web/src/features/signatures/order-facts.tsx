import type { SignatureRequestWire } from '@puente/contract/customer'
import { Amount, Card, DefinitionList, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { countryName } from '../quotes/countries/country-names.ts'
import { PriceBreakdown } from '../quotes/price/price-breakdown.tsx'
import { words as transferWords } from '../transfers/words.ts'
import { words } from './words.ts'

/** What is ordered: amounts at the price now, recipient, purpose, cost, and who asked. */
export function OrderFacts({ request }: { request: SignatureRequestWire }) {
  const { recipient, price, purpose, requestedBy, requestedAt, expiresAt, state } = request
  const { send, receive } = price ?? request
  return (
    <Card title={words('order.title')}>
      <DefinitionList
        items={[
          {
            term: words('order.send'),
            value: <Amount strong value={format.amount(send)} currency={send.currency} />,
          },
          {
            term: words('order.receive'),
            value: <Amount strong value={format.amount(receive)} currency={receive.currency} />,
          },
          { term: words('order.recipient'), value: recipient.name },
          { term: words('order.country'), value: countryName(recipient.country) },
          { term: words('order.account'), value: recipient.accountEnding },
          { term: words('order.purpose'), value: transferWords(`purposes.${purpose}`) },
          ...(price === undefined
            ? []
            : [{ term: words('order.cost'), value: format.amount(price.totalCost.amount) }]),
          {
            term: words('order.askedBy'),
            value: words('order.askedByOn', { name: requestedBy, when: format.dateTime(requestedAt) }),
          },
          ...(state === 'open' ? [{ term: words('order.until'), value: format.dateTime(expiresAt) }] : []),
        ]}
      />
      {price === undefined ? null : <PriceBreakdown price={price} currency={price.receive.currency} />}
      {price === undefined && state === 'open' ? <Muted>{words('order.atRequest')}</Muted> : null}
    </Card>
  )
}
