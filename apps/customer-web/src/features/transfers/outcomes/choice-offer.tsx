import type { TransferWire } from '@puente/contract/customer'
import { Amount, Card, DefinitionList, Disclosure, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { PriceBreakdown, TotalCost } from '../../quotes/price/price-breakdown.tsx'
import { moneyChange } from './money-change.ts'
import { words } from './words.ts'

interface ChoiceOfferProps {
  transfer: TransferWire
  choice: NonNullable<TransferWire['choice']>
}

/** The conditions of sending now, next to those of the order. */
export function ChoiceOffer({ transfer, choice: { received, offer, dueAt } }: ChoiceOfferProps) {
  const { name } = transfer.recipient
  const ordered = transfer.orderedAs ?? transfer.price
  const arrived = { term: words('choice.arrived'), value: format.amount(received) }
  const before = {
    term: words('choice.ordered'),
    value: words('choice.orderedValue', {
      send: format.amount(ordered.send),
      name,
      receive: format.money(ordered.receive),
    }),
  }
  if (offer === undefined)
    return (
      <Card>
        <DefinitionList items={[arrived, before]} />
        <Notice>{words('choice.noOffer')}</Notice>
      </Card>
    )
  const { price, missing } = offer
  const rate = format.rates(price.receive.currency, price.customerClpPerUnit)
  const isMissing = missing.amount !== '0'
  const change = moneyChange(ordered.receive, price.receive)
  return (
    <Card>
      <Muted>{words('choice.receives', { name })}</Muted>
      <div>
        <Amount size="display" value={format.amount(price.receive)} currency={price.receive.currency} />
      </div>
      <Muted>
        {change === undefined
          ? words('choice.change.same')
          : words(`choice.change.${change.direction}`, { amount: format.money(change.amount) })}
      </Muted>
      <DefinitionList
        items={[
          arrived,
          { term: words('choice.sentNow'), value: format.amount(price.send) },
          ...(isMissing ? [{ term: words('choice.missing'), value: format.amount(missing) }] : []),
          before,
          {
            term: words('choice.rate'),
            value: words('choice.rateValue', {
              rate: rate.unit,
              pesos: rate.pesos,
            }),
          },
          { term: words('choice.arrival'), value: format.dateTime(price.arrival.estimatedAt) },
        ]}
      />
      {isMissing ? (
        <Notice>{words('choice.missingText', { name, when: format.dateTime(dueAt) })}</Notice>
      ) : null}
      <Disclosure summary={words('choice.price')}>
        <PriceBreakdown price={price} currency={price.receive.currency} />
        <TotalCost price={price} />
      </Disclosure>
    </Card>
  )
}
