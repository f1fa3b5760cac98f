import { styled } from '@mui/material/styles'
import type { CorridorWire, PriceWire, RecipientWire } from '@puente/contract/customer'
import { relationshipText } from '@puente/recipient-ui'
import { Amount, Card, DefinitionList, Link, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { Arrival } from '../../quotes/arrival/arrival.tsx'
import { countryName } from '../../quotes/countries/country-names.ts'
import { MarketLines, PriceBreakdown, TotalCost } from '../../quotes/price/price-breakdown.tsx'
import { detailsOf } from '../../recipients/recipient-details.ts'
import { words as transferWords } from '../../transfers/words.ts'
import type { SendDraft } from '../../session-storage/draft-store.ts'
import { words } from '../words.ts'

const Amounts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  margin: '0 0 16px',
  '& dt': { color: v.inkMuted },
  '& dd': { margin: 0 },
})

const Market = styled('p')({
  margin: '8px 0 16px',
  paddingLeft: 34,
  color: v.inkMuted,
  fontSize: rem(12),
  lineHeight: 1.6,
})

const ArrivalPlace = styled('div')({ marginTop: 12 })

interface ReviewSectionsProps extends Payee {
  draft: SendDraft
  price: PriceWire
}

/** The recipient of the order, with the corridor that has the labels of the account's fields. */
export interface Payee {
  recipient: RecipientWire
  /** Undefined for a corridor that is no longer offered. */
  corridor: CorridorWire | undefined
}

/** The three answered steps, each with a link to change it. */
export function ReviewSections({ draft, price, recipient, corridor }: ReviewSectionsProps) {
  const { purpose, fundsSource } = draft
  return (
    <>
      <Card title={words('review.price')} actions={<Change href={paths.sendAmount()} thing="price" />}>
        <Amounts>
          <div>
            <dt>{words('review.send')}</dt>
            <dd>
              <Amount size="large" value={format.amount(price.send)} currency={price.send.currency} />
            </dd>
          </div>
          <div>
            <dt>{words('review.receive')}</dt>
            <dd>
              <Amount size="large" value={format.amount(price.receive)} currency={price.receive.currency} />
            </dd>
          </div>
        </Amounts>
        <PriceBreakdown price={price} currency={price.receive.currency} />
        <Market>
          <MarketLines price={price} />
        </Market>
        <TotalCost price={price} />
        <ArrivalPlace>
          <Arrival estimatedAt={price.arrival.estimatedAt} reasons={price.arrival.reasons} />
        </ArrivalPlace>
      </Card>
      <Card
        title={words('review.recipient')}
        actions={<Change href={paths.sendRecipient()} thing="recipient" />}
      >
        <RecipientFacts recipient={recipient} corridor={corridor} />
      </Card>
      <Card title={words('review.purpose')} actions={<Change href={paths.sendPurpose()} thing="purpose" />}>
        <DefinitionList
          items={[
            {
              term: words('review.reason'),
              value: purpose === undefined ? '' : transferWords(`purposes.${purpose}`),
            },
            {
              term: words('review.funds'),
              value: fundsSource === undefined ? '' : transferWords(`fundsSources.${fundsSource}`),
            },
          ]}
        />
      </Card>
    </>
  )
}

function Change({ href, thing }: { href: string; thing: 'price' | 'recipient' | 'purpose' }) {
  return (
    <Link href={href} aria-label={words('changeThing', { thing: words(`review.thing.${thing}`) })}>
      {words('change')}
    </Link>
  )
}

/** The recipient, with the account in groups of digits for comparison. */
function RecipientFacts({ recipient, corridor }: Payee) {
  const account = corridor === undefined ? [] : detailsOf(recipient, corridor)
  return (
    <DefinitionList
      items={[
        { term: words('review.name'), value: recipient.name },
        {
          term: words('review.relationship'),
          value: relationshipText(recipient.relationship),
        },
        { term: words('review.country'), value: countryName(recipient.country) },
        ...account,
      ]}
    />
  )
}
