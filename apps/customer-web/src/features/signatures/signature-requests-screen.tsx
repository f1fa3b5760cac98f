import { styled } from '@mui/material/styles'
import type { SignatureRequestSummaryWire } from '@puente/contract/customer'
import {
  Amount,
  Card,
  SuccessDrawing,
  Column,
  EmptyState,
  Link,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
  v,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { signatureRequestsQuery } from './signature-queries.ts'
import { words } from './words.ts'

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'baseline', gap: 16, padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${v.line}` },
  '& > li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { fontWeight: 600 },
  '& > li > div > :last-child': { display: 'block' },
})

/** The company's requests for signatures: open ones, then those that ended. */
export function SignatureRequestsScreen() {
  const query = useQuery(signatureRequestsQuery)
  return (
    <Column>
      <PageHeading title={words('list.title')} lead={words('list.lead')} />
      <Loaded query={query} failed={words('list.failed')} skeleton={<SkeletonLines lines={4} />}>
        {({ items }) => <AllRequests requests={items} />}
      </Loaded>
    </Column>
  )
}

function AllRequests({ requests }: { requests: readonly SignatureRequestSummaryWire[] }) {
  const open = requests.filter(({ state }) => state === 'open')
  const ended = requests.filter(({ state }) => state !== 'open')
  return (
    <>
      {open.length === 0 ? (
        <EmptyState icon={<SuccessDrawing />} title={words('list.empty')} message={words('list.emptyText')} />
      ) : null}
      <Requests title={words('list.open')} requests={open} />
      <Requests title={words('list.ended')} requests={ended} />
    </>
  )
}

interface RequestsProps {
  title: string
  requests: readonly SignatureRequestSummaryWire[]
}

function Requests({ title, requests }: RequestsProps) {
  if (requests.length === 0) return null
  return (
    <Section title={title}>
      <Card>
        <Rows>
          {requests.map((request) => (
            <li key={request.id}>
              <div>
                <Link href={paths.signatureRequest(request.id)}>
                  {words('list.line', {
                    amount: format.amount(request.send),
                    name: request.recipientName,
                  })}
                </Link>
                <Muted>{noteOf(request)}</Muted>
              </div>
              <Amount value={format.amount(request.receive)} currency={request.receive.currency} />
            </li>
          ))}
        </Rows>
      </Card>
    </Section>
  )
}

function noteOf({ state, missing, expiresAt, youMay }: SignatureRequestSummaryWire): string {
  if (state !== 'open') return words(`states.${state}`)
  const until = format.dateTime(expiresAt)
  if (missing === undefined) return words('list.stuckNote', { until })
  return youMay.includes('sign') ? words('list.yours', { until }) : words('list.openNote', { missing, until })
}
