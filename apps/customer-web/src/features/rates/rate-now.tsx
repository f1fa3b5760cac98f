import { styled } from '@mui/material/styles'
import type { CorridorWire, PriceWire } from '@puente/contract/customer'
import { Amount, below, ButtonLink, Card, DefinitionList, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { readPriceSearch } from '../quotes/price/price-search.ts'
import { nowQuery } from './rate-queries.ts'
import { words } from './words.ts'

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& p': { margin: 0 },
  // The height of the loaded card, so that nothing below moves.
  minHeight: 376,
  [below.sm]: { minHeight: 440 },
})

/** The rate now in both directions, the market's, and the difference in words. */
export function RateNow({ corridor }: { corridor: CorridorWire }) {
  const query = useQuery(nowQuery(corridor.id))
  return (
    <Card title={words('now.title')}>
      <Parts>
        <Loaded query={query} failed={words('now.failed')} skeleton={<SkeletonLines lines={7} />}>
          {(price) => <Now price={price} />}
        </Loaded>
      </Parts>
    </Card>
  )
}

function Now({ price }: { price: PriceWire }) {
  const { currency } = price.receive
  const ours = format.rates(currency, price.customerClpPerUnit)
  const market = format.rates(currency, price.midMarketClpPerUnit)
  const search = readPriceSearch(useSearch({ strict: false }))
  return (
    <>
      <p>
        <Muted>{words('now.ours')}</Muted>
      </p>
      <Amount value={ours.unit} size="large" />
      <p>{ours.pesos}</p>
      {/* A column beside a name is too narrow for a rate at 320 px. */}
      <div>
        <Muted as="p">{words('now.market')}</Muted>
        <p>{market.unit}</p>
        <p>{market.pesos}</p>
        <Muted as="p">
          {words('now.asOf', {
            source: price.rateSource,
            date: format.date(price.rateAsOf),
            time: format.time(price.rateAsOf),
          })}
        </Muted>
      </div>
      <DefinitionList items={[{ term: words('now.difference'), value: differenceText(price) }]} />
      <p>
        <Muted>{words('now.why')}</Muted>
      </p>
      <div>
        <ButtonLink kind="main" href={paths.home({ ...search, corridor: price.corridorId })}>
          {words('now.send')}
        </ButtonLink>
      </div>
    </>
  )
}

/** '0,40 %: $797 en un envío de $200.000'. */
const differenceText = ({ spread, send }: PriceWire): string =>
  spread.bps === 0
    ? words('now.differenceNone')
    : words('now.differenceText', {
        percent: format.percent(spread.bps),
        amount: format.amount(spread.amount),
        send: format.amount(send),
      })
