import type { PayerAccount } from '@puente/contract/staff'
import {
  Card,
  Column,
  DataTable,
  DefinitionList,
  Muted,
  Notice,
  PageHeading,
  Section,
  SkeletonLines,
  SkeletonRows,
  StatusChip,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { useMayAct } from '../../../shell/acting.ts'
import { AuditLink } from '../../../shell/navigation/audit-link.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { shellWords } from '../../../shell/words.ts'
import { when } from '../../../shell/moments/when.ts'
import { rutText } from '../../transfers/words.ts'
import { RefundsTable, SuspenseTable } from './case-tables.tsx'
import { paymentColumns } from './payment-columns.tsx'
import { accountWords, words } from './words.ts'

/** Never refetched by itself, because every view is recorded. */
const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['payer-account', id],
    queryFn: () => api.getPayerAccount({ params: { id } }),
    refetchOnWindowFocus: false,
  })

const payinsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['account-payins', id],
    queryFn: ({ pageParam }) =>
      api.listAccountPayins({
        params: { id },
        query: pageParam === undefined ? {} : { after: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  })

/** An account that money came from: its holder, every payment from it, and the refunds to it. */
export function PayerAccountScreen() {
  const { id } = useParams({ from: '/shell/payer-accounts/$id' })
  const query = useQuery(accountQuery(id))
  return (
    <Column width="full">
      <Loaded query={query} skeleton={<SkeletonLines lines={14} />}>
        {(account) => <Page key={account.id} account={account} />}
      </Loaded>
    </Column>
  )
}

const tones = { verified: 'ok', 'third-party': 'warn', unknown: 'neutral' } as const

function Page({ account }: { account: PayerAccount }) {
  const { id, payer, standing, blocks, refunds, suspense } = account
  const isKnown = payer.accountEnding !== ''
  const { mayAct } = useMayAct()
  return (
    <>
      <PageHeading
        title={
          isKnown
            ? accountWords('title', { bank: payer.bank, ending: payer.accountEnding })
            : accountWords('unknown')
        }
        eyebrow={
          <>
            {accountWords('eyebrow')}{' '}
            <StatusChip tone={tones[standing]}>{accountWords(`standings.${standing}`)}</StatusChip>{' '}
            <AuditLink id={id} />
          </>
        }
        back={
          <RouteBackLink to="/payins/$id" params={{ id }}>
            {words('eyebrow')}
          </RouteBackLink>
        }
      />
      {blocks.length === 0 ? null : (
        <Notice tone="warn" title={accountWords('blocked')}>
          {blocks.map(({ kind, since }) => (
            <p key={kind}>
              {accountWords('block', {
                kind: accountWords(`blocks.${kind}`),
                since: format.date(since),
              })}
            </p>
          ))}
        </Notice>
      )}
      <Card title={accountWords('facts.title')}>
        {isKnown ? null : <Muted>{accountWords('unknownText')}</Muted>}
        <Facts account={account} />
        {mayAct ? null : <Muted>{words('masked')}</Muted>}
      </Card>
      {suspense.length === 0 ? null : (
        <Section title={accountWords('suspense.title')}>
          <SuspenseTable items={suspense} />
        </Section>
      )}
      <Section title={accountWords('refunds.title')}>
        {refunds.length === 0 ? (
          <Muted>{accountWords('refunds.none')}</Muted>
        ) : (
          <RefundsTable refunds={refunds} />
        )}
      </Section>
      <Payins id={id} />
    </>
  )
}

/** A customer with a link to their page. */
const ToCustomer = ({ of: { id, name } }: { of: NonNullable<PayerAccount['holder']> }) => (
  <RouteLink to="/customers/$id" params={{ id }}>
    {name}
  </RouteLink>
)

function Facts({ account }: { account: PayerAccount }) {
  const { id, payer, number, holder, paidFor, received, firstAt, lastAt } = account
  const total = format.money(received.total)
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: accountWords('facts.bank'), value: payer.bank === '' ? shellWords('empty') : payer.bank },
        number === undefined
          ? { term: accountWords('facts.ending'), value: payer.accountEnding || shellWords('empty') }
          : { term: accountWords('facts.number'), value: number === '' ? shellWords('empty') : number },
        { term: accountWords('facts.name'), value: payer.name },
        { term: accountWords('facts.rut'), value: rutText(payer.rut) },
        ...when(holder, (of) => ({ term: accountWords('facts.holder'), value: <ToCustomer of={of} /> })),
        {
          term: accountWords('facts.paidFor'),
          value:
            paidFor.length === 0
              ? shellWords('empty')
              : paidFor.map((of) => (
                  <div key={of.id}>
                    <ToCustomer of={of} />
                  </div>
                )),
        },
        {
          term: accountWords('facts.received'),
          value: received.capped
            ? accountWords('facts.receivedMore', { total, count: format.count(received.count - 1) })
            : accountWords('facts.receivedText', { total, count: received.count }),
        },
        { term: accountWords('facts.first'), value: format.dateTime(firstAt) },
        { term: accountWords('facts.last'), value: format.dateTime(lastAt) },
        {
          term: accountWords('facts.payer'),
          value: (
            <RouteLink to="/payers/$id" params={{ id }}>
              {accountWords('facts.payerLink')}
            </RouteLink>
          ),
        },
      ]}
    />
  )
}

function Payins({ id }: { id: string }) {
  const query = useInfiniteQuery(payinsQuery(id))
  const payins = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section title={accountWords('payins.title')}>
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={4} columns={4} />}>
        {() =>
          payins.length === 0 ? (
            <Muted>{accountWords('payins.none')}</Muted>
          ) : (
            <>
              <DataTable
                caption={accountWords('payins.caption')}
                columns={paymentColumns}
                rows={payins}
                rowKey={(row) => row.id}
              />
              <NextPage query={query}>{accountWords('payins.more')}</NextPage>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
