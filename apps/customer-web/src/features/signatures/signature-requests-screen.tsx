import type { SignatureRequestSummaryWire } from '@puente/contract/customer'
import {
  Card,
  CheckIcon,
  Column,
  DefinitionList,
  EmptyState,
  Link,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { signatureRequestsQuery } from './signature-queries.ts'
import { words } from './words.ts'

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
        <EmptyState
          icon={<CheckIcon aria-hidden />}
          title={words('list.empty')}
          message={words('list.emptyText')}
        />
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
        <DefinitionList
          items={requests.map((request) => ({
            key: request.id,
            term: (
              <>
                <Link href={paths.signatureRequest(request.id)}>
                  {words('list.line', {
                    amount: format.amount(request.send),
                    name: request.recipientName,
                  })}
                </Link>
                <Muted>{noteOf(request)}</Muted>
              </>
            ),
            value: format.amount(request.receive),
          }))}
        />
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
