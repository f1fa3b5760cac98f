import type { RecipientRecord } from '@puente/contract/staff'
import { storedFieldWords } from '@puente/recipient-ui'
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
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { when } from '../../../shell/moments/when.ts'
import { countryName } from '../../transfers/words.ts'
import { TransfersTable } from '../customer-tables.tsx'
import { words } from './words.ts'

/** Never refetched by itself, because every view is recorded. */
const recipientQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipient', id],
    queryFn: () => api.getRecipientRecord({ params: { id } }),
    refetchOnWindowFocus: false,
  })

/** One beneficiary of a customer: the account, the transfers to it, and who else pays the same account. */
export function RecipientScreen() {
  const { id } = useParams({ from: '/shell/recipients/$id' })
  const query = useQuery(recipientQuery(id))
  return (
    <Column width="full">
      <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
        {(recipient) => <Page key={recipient.id} recipient={recipient} />}
      </Loaded>
    </Column>
  )
}

function Page({ recipient }: { recipient: RecipientRecord }) {
  const { customer, transfers, details, sameAccount, warnings } = recipient
  return (
    <>
      <PageHeading
        title={recipient.name}
        eyebrow={words('recipient.eyebrow')}
        back={
          <RouteBackLink to="/customers/$id" params={{ id: customer.id }} search={{ tab: 'transfers' }}>
            {customer.name}
          </RouteBackLink>
        }
      />
      <Warnings of={warnings} />
      <Card title={words('recipient.facts')}>
        <Facts recipient={recipient} />
      </Card>
      {details === undefined ? null : (
        <Card title={words('recipient.account')}>
          <DefinitionList columns={2} items={details.map(storedFieldWords)} />
        </Card>
      )}
      {sameAccount === undefined ? null : (
        <Section title={words('recipient.same')}>
          {sameAccount.length === 0 ? (
            <Muted>{words('recipient.sameNone')}</Muted>
          ) : (
            <DataTable
              caption={words('recipient.sameCaption')}
              columns={sameColumns}
              rows={sameAccount}
              rowKey={(row) => row.recipientId}
            />
          )}
        </Section>
      )}
      <Section
        title={words('recipient.transfers')}
        actions={
          transfers.length === 0 ? undefined : (
            <RouteLink to="/transfers" search={{ recipient: recipient.id }}>
              {words('recipient.all')}
            </RouteLink>
          )
        }
      >
        {transfers.length === 0 ? (
          <Muted>{words('recipient.transfersNone')}</Muted>
        ) : (
          <TransfersTable transfers={transfers} />
        )}
      </Section>
    </>
  )
}

/** The fields whose check digit is wrong, in corridors that only warn. */
function Warnings({ of }: { of: RecipientRecord['warnings'] }) {
  if (of.length === 0) return null
  const fields = of.map(({ at }) => storedFieldWords({ label: at, value: '' }).term).join(', ')
  return (
    <Notice tone="warn" title={words('recipient.warnings')}>
      {words('recipient.warningsText', { fields })}
    </Notice>
  )
}

type Same = NonNullable<RecipientRecord['sameAccount']>[number]

const sameColumns: readonly TableColumn<Same>[] = [
  {
    key: 'customer',
    header: words('recipient.customer'),
    cell: ({ customer }) => (
      <RouteLink to="/customers/$id" params={{ id: customer.id }}>
        {customer.name}
      </RouteLink>
    ),
  },
  {
    key: 'recipient',
    header: words('recipient.eyebrow'),
    cell: ({ recipientId }) => (
      <RouteLink to="/recipients/$id" params={{ id: recipientId }}>
        {words('recipient.open')}
      </RouteLink>
    ),
  },
]

function Facts({ recipient }: { recipient: RecipientRecord }) {
  const { customer, kind, country, currency, relationship, accountEnding, createdAt } = recipient
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('recipient.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customer.id }}>
              {customer.name}
            </RouteLink>
          ),
        },
        { term: words('recipient.kind'), value: words(`recipient.kinds.${kind}`) },
        { term: words('recipient.country'), value: `${countryName(country)} · ${currency}` },
        { term: words('recipient.relationship'), value: words(`recipient.relationships.${relationship}`) },
        { term: words('recipient.ending'), value: accountEnding },
        { term: words('recipient.created'), value: format.dateTime(createdAt) },
        ...when(recipient.changedAt, (at) => ({
          term: words('recipient.changed'),
          value: format.dateTime(at),
        })),
        ...when(recipient.quietUntil, (at) => ({
          term: words('recipient.quiet'),
          value: format.dateTime(at),
        })),
        ...when(recipient.archivedAt, (at) => ({
          term: words('recipient.archived'),
          value: format.dateTime(at),
        })),
        { term: words('recipient.id'), value: <CopyId id={recipient.id} /> },
      ]}
    />
  )
}
