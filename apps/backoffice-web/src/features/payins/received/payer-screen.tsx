import type { PayerRecord } from '@puente/contract/staff'
import {
  Amount,
  Card,
  Column,
  DataTable,
  DefinitionList,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { useMayAct } from '../../../shell/acting.ts'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { rutText } from '../../transfers/words.ts'
import { AccountLink } from '../account-link.tsx'
import { paymentColumns } from './payment-columns.tsx'
import { words } from './words.ts'

/** Never refetched by itself, because every view is recorded. */
const payerQuery = (id: string) =>
  queryOptions({
    queryKey: ['payer', id],
    queryFn: () => api.getPayer({ params: { id } }),
    refetchOnWindowFocus: false,
  })

/** Who paid: every payment of the same RUT, the accounts, and the customers they paid for. */
export function PayerScreen() {
  const { id } = useParams({ from: '/shell/payers/$id' })
  const query = useQuery(payerQuery(id))
  return (
    <Column width="full">
      <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
        {(payer) => <Page key={payer.id} record={payer} />}
      </Loaded>
    </Column>
  )
}

function Page({ record }: { record: PayerRecord }) {
  const { payer, payments, accounts, customers } = record
  const { mayAct } = useMayAct()
  return (
    <>
      <PageHeading
        title={payer.name}
        eyebrow={words('payer.eyebrow')}
        back={
          <RouteBackLink to="/payins/$id" params={{ id: record.id }}>
            {words('eyebrow')}
          </RouteBackLink>
        }
      />
      <Card title={words('payer.facts')}>
        <DefinitionList
          columns={2}
          items={[
            { term: words('facts.rut'), value: rutText(payer.rut) },
            { term: words('payer.customers'), value: <Customers customers={customers} /> },
          ]}
        />
        {mayAct ? null : <Muted>{words('masked')}</Muted>}
      </Card>
      <Section title={words('payer.accounts')}>
        <DataTable
          caption={words('payer.accountsCaption')}
          columns={accountColumns}
          rows={accounts}
          rowKey={(row) => `${row.bank} ${row.ending} ${row.lastAt}`}
        />
      </Section>
      <Section title={words('payer.payments')}>
        <DataTable
          caption={words('payer.paymentsCaption')}
          columns={paymentColumns}
          rows={payments}
          rowKey={(row) => row.id}
        />
      </Section>
    </>
  )
}

function Customers({ customers }: Pick<PayerRecord, 'customers'>) {
  if (customers.length === 0) return shellWords('empty')
  return customers.map(({ id, name }) => (
    <div key={id}>
      <RouteLink to="/customers/$id" params={{ id }}>
        {name}
      </RouteLink>
    </div>
  ))
}

const accountColumns: readonly TableColumn<PayerRecord['accounts'][number]>[] = [
  {
    key: 'account',
    header: words('facts.account'),
    cell: ({ paymentId, bank, ending }) =>
      ending === '' ? (
        words('facts.accountUnknown')
      ) : (
        <AccountLink paymentId={paymentId} text={words('facts.accountEnding', { bank, ending })} />
      ),
  },
  {
    key: 'payments',
    header: words('payer.payments'),
    align: 'end',
    cell: ({ payments }) => format.count(payments),
  },
  {
    key: 'total',
    header: words('payer.total'),
    align: 'end',
    cell: ({ total }) => <Amount value={format.amount(total)} currency={total.currency} />,
  },
  { key: 'last', header: words('payer.last'), align: 'end', cell: ({ lastAt }) => <Moment at={lastAt} /> },
]
