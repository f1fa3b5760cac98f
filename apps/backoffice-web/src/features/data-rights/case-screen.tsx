import type { StaffDataRequest } from '@puente/contract/staff'
import {
  Card,
  DefinitionList,
  Notice,
  Section,
  SkeletonLines,
  StatusChip,
  Text,
  type Definition,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { Due } from '../../shell/moments/aged.tsx'
import { AsRead } from '../../shell/case/as-read.tsx'
import { CasePage } from '../../shell/case/case-page.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ExtendForm } from './extend-form.tsx'
import { dataRequestQuery } from './queries.ts'
import { words } from './words.ts'

/** One request about personal data: who asks what, the legal period, and the answer. */
export function DataRequestScreen() {
  const { id } = useParams({ from: '/shell/data-requests/$id' })
  const filters = useSearch({ from: '/shell/data-requests' })
  const query = useQuery(dataRequestQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
      {(request) => (
        <CasePage
          team={{ id: request.id, isOpen: request.state === 'open' }}
          key={request.id}
          title={`${words(`kinds.${request.kind}`)} ${request.folio}`}
          documentTitle={request.folio}
          back={
            <RouteBackLink to="/data-requests" search={filters}>
              {words('back')}
            </RouteBackLink>
          }
          eyebrow={<StatusChip>{words(`states.${request.state}`)}</StatusChip>}
          facts={
            <>
              <Card title={words('facts.title')}>
                <DefinitionList columns={2} items={factsOf(request)} />
              </Card>
              <Texts request={request} />
            </>
          }
          decision={
            <>
              <HeldNotice request={request} />
              <Decision request={request} />
            </>
          }
        />
      )}
    </Loaded>
  )
}

const when = <Value,>(value: Value | undefined, line: (known: Value) => Definition): Definition[] =>
  value === undefined ? [] : [line(value)]

function factsOf(request: StaffDataRequest): Definition[] {
  const { id, person, customer, state, receivedAt, dueAt, extendedBy = '', answeredBy = '' } = request
  return [
    { term: words('facts.person'), value: person.name },
    { term: words('facts.email'), value: person.email },
    {
      term: words('facts.customer'),
      value: (
        <RouteLink to="/customers/$id" params={{ id: customer.id }}>
          {customer.name}
        </RouteLink>
      ),
    },
    { term: words('facts.identity'), value: words('facts.identityText') },
    { term: words('facts.received'), value: format.dateTime(receivedAt) },
    { term: words('facts.due'), value: <Due at={dueAt} over={state !== 'open'} /> },
    ...when(request.extendedAt, (at) => ({
      term: words('facts.extended'),
      value: words('facts.extendedText', { at: format.dateTime(at), by: extendedBy }),
    })),
    ...when(request.answeredAt, (at) => ({
      term: words('facts.answered'),
      value: words('facts.answeredText', { at: format.dateTime(at), by: answeredBy }),
    })),
    ...when(request.confirmedBy, (by) => ({ term: words('facts.confirmed'), value: by })),
    ...when(request.liftedAt, (at) => ({ term: words('facts.lifted'), value: format.dateTime(at) })),
    { term: words('facts.id'), value: <CopyId id={id} /> },
  ]
}

function Texts({ request }: { request: StaffDataRequest }) {
  const { text, extensionReason, answer } = request
  return (
    <>
      <Section title={words('text')}>
        <Text>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>
        </Text>
      </Section>
      {extensionReason === undefined ? null : <AsRead label={words('extension')}>{extensionReason}</AsRead>}
      {answer === undefined ? null : <AsRead label={words('answer')}>{answer}</AsRead>}
    </>
  )
}

/** A warning on an open erasure request of a customer with a legal hold. */
export const HeldNotice = ({
  request: { kind, state, legalHold },
}: {
  request: Pick<StaffDataRequest, 'kind' | 'state' | 'legalHold'>
}) =>
  kind === 'erasure' && state === 'open' && legalHold ? <Notice tone="warn">{words('held')}</Notice> : null

function Decision({ request }: { request: StaffDataRequest }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { id, state, kind, proposal, proposedAnswer, mayExtend } = request
  if (state !== 'open') return null
  if (proposal !== undefined)
    return (
      <>
        <ProposalCard
          proposal={proposal}
          what={words('proposal.what')}
          consequence={words('proposal.consequence')}
          danger
          mayDecide={role === 'officer' || role === 'admin'}
          readOnly={words('proposal.readOnly')}
        />
        {proposedAnswer === undefined ? null : <AsRead label={words('answer')}>{proposedAnswer}</AsRead>}
      </>
    )
  return (
    <>
      {kind === 'blocking' ? <Notice>{words('blocked')}</Notice> : null}
      <AnswerForm request={request} />
      {mayExtend ? <ExtendForm id={id} /> : null}
    </>
  )
}
