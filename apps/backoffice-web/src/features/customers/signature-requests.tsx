import type { StaffSignatureRequest } from '@puente/contract/staff'
import { Amount, DataTable, Muted, Section, SkeletonLines, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { countryName } from '../transfers/words.ts'
import { signatureRequestsQuery } from './queries.ts'
import { words } from './words.ts'

type Row = StaffSignatureRequest & { readonly customerId: string }

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'recipient',
    header: words('signatures.recipient'),
    cell: (row) => `${row.recipientName} · ${countryName(row.country)}`,
  },
  {
    key: 'send',
    header: words('signatures.send'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.send)} currency={row.send.currency} />,
  },
  {
    key: 'asked',
    header: words('signatures.asked'),
    cell: (row) => (
      <span>
        {row.requestedBy}, <Moment at={row.requestedAt} />
      </span>
    ),
  },
  {
    key: 'signed',
    header: words('signatures.signed'),
    wrap: true,
    cell: ({ customerId, signatures }) =>
      signatures.map(({ userId, name }, nth) => (
        <span key={userId}>
          {nth === 0 ? '' : ', '}
          <RouteLink to="/customers/$id/members/$user" params={{ id: customerId, user: userId }}>
            {name}
          </RouteLink>
        </span>
      )),
  },
  {
    key: 'missing',
    header: words('signatures.missing'),
    cell: (row) => (row.missing === undefined ? words('signatures.stuck') : format.count(row.missing)),
  },
  {
    key: 'until',
    header: words('signatures.until'),
    align: 'end',
    cell: (row) => <Moment at={row.expiresAt} />,
  },
]

/** The orders of a company that wait for signatures. */
export function SignatureRequests({ customerId }: { customerId: string }) {
  const query = useQuery(signatureRequestsQuery(customerId))
  return (
    <Section title={words('signatures.title')}>
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Muted>{words('signatures.empty')}</Muted>
          ) : (
            <DataTable
              caption={words('signatures.title')}
              columns={columns}
              rows={items.map((item) => ({ ...item, customerId }))}
              rowKey={(row) => row.id}
            />
          )
        }
      </Loaded>
    </Section>
  )
}
