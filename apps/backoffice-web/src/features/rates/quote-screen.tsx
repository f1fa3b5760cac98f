import type { QuoteRecord } from '@puente/contract/staff'
import { Card, Column, DefinitionList, PageHeading, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { AuditLink } from '../../shell/navigation/audit-link.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { when } from '../../shell/moments/when.ts'
import { settingText } from '../settings/texts/key-text.ts'
import { PriceBreakdown } from '../transfers/price-breakdown.tsx'
import { quoteQuery } from './queries.ts'
import { words } from './words.ts'

/** A quote: its price, and the reading and versions that it was computed from. */
export function QuoteScreen() {
  const { id } = useParams({ from: '/shell/quotes/$id' })
  const query = useQuery(quoteQuery(id))
  return (
    <Column width="list">
      <Loaded query={query} skeleton={<SkeletonLines lines={14} />}>
        {(quote) => <Page key={quote.id} quote={quote} />}
      </Loaded>
    </Column>
  )
}

function Page({ quote }: { quote: QuoteRecord }) {
  const { id, customer, price, transfer } = quote
  return (
    <>
      <PageHeading
        title={words('quote.title', {
          send: format.money(price.send),
          receive: format.money(price.receive),
        })}
        eyebrow={
          <>
            {words('quote.eyebrow', { name: customer.name })} <AuditLink id={id} />
          </>
        }
        back={
          transfer === undefined ? (
            <RouteBackLink to={paths.rates()}>{words('title')}</RouteBackLink>
          ) : (
            <RouteBackLink to="/transfers/$id" params={{ id: transfer.id }}>
              {transfer.reference}
            </RouteBackLink>
          )
        }
      />
      <Card title={words('quote.price')}>
        <PriceBreakdown price={price} />
      </Card>
      <Card title={words('quote.from')}>
        <Inputs quote={quote} />
      </Card>
    </>
  )
}

/** The version of a setting, with a link to it while it exists. */
function Applied({ kind, of }: { kind: 'fee' | 'spread' | 'corridor'; of: QuoteRecord['fee'] }) {
  const version = String(of.version)
  if (of.key === undefined) return words('quote.versionAlone', { version })
  return (
    <RouteLink to={paths.setting(`${kind}/${of.key}`)}>
      {words('quote.version', { name: settingText(kind, of.key), version })}
    </RouteLink>
  )
}

function Inputs({ quote }: { quote: QuoteRecord }) {
  const { id, customer, price, reading, fee, spread, corridorVersion, derivedFrom, transfer } = quote
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('quote.reading'),
          value: (
            <RouteLink to="/rates/$id" params={{ id: reading.id }}>
              {words('quote.readingText', {
                rate: format.rate(reading.mid),
                source: reading.source,
                at: format.dateTime(reading.asOf),
              })}
            </RouteLink>
          ),
        },
        { term: words('quote.fee'), value: <Applied kind="fee" of={fee} /> },
        { term: words('quote.spread'), value: <Applied kind="spread" of={spread} /> },
        {
          term: words('quote.corridor'),
          value: <Applied kind="corridor" of={{ key: price.corridorId, version: corridorVersion }} />,
        },
        {
          term: words('quote.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customer.id }}>
              {customer.name}
            </RouteLink>
          ),
        },
        {
          term: words('quote.transfer'),
          value:
            transfer === undefined ? (
              words('quote.noTransfer')
            ) : (
              <RouteLink to="/transfers/$id" params={{ id: transfer.id }}>
                {transfer.reference}
              </RouteLink>
            ),
        },
        { term: words('quote.created'), value: format.dateTime(quote.createdAt) },
        { term: words('quote.expires'), value: format.dateTime(quote.expiresAt) },
        ...when(derivedFrom, (of) => ({
          term: words('quote.derived'),
          value: (
            <RouteLink to="/quotes/$id" params={{ id: of }}>
              {words('quote.derivedText')}
            </RouteLink>
          ),
        })),
        { term: words('quote.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
