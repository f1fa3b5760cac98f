import type { DecisionRecordWire } from '@puente/contract/staff'
import { Card, DefinitionList, Notice, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { words as listWords } from '../../decisions/words.ts'
import { customerLines } from './decision-text.ts'
import { ReplayTable } from './replay-table.tsx'
import { Used } from './used.tsx'
import { words } from './words.ts'

const decisionQuery = (id: string) =>
  queryOptions({ queryKey: ['decision', id], queryFn: () => api.getDecision({ params: { id } }) })

/** One decision: who, when and why, what it used, and whether it follows again from the same versions. */
export function DecisionScreen() {
  const { id } = useParams({ from: '/shell/decisions/$id' })
  const query = useQuery(decisionQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(decision) => <Case key={decision.id} decision={decision} />}
    </Loaded>
  )
}

const caseOf = {
  application: paths.application,
  'company-file': paths.companyFile,
  'level-application': paths.levelApplication,
  document: paths.documentReview,
} as const

interface CaseProps {
  decision: DecisionRecordWire
}

function Case({ decision }: CaseProps) {
  const { subject, outcome, customerName: name, replay } = decision
  const title = words(`titles.${subject.kind}`, { outcome: listWords(`outcomes.${outcome}`), name })
  const kind = replay.isSame ? 'same' : 'different'
  return (
    <CasePage
      title={title}
      documentTitle={words('eyebrow')}
      back={<RouteBackLink to={caseOf[subject.kind](subject.id)}>{words('back')}</RouteBackLink>}
      eyebrow={
        <>
          {words('eyebrow')}
          <StatusChip>{format.date(decision.at)}</StatusChip>
        </>
      }
      facts={
        <>
          <Notice tone={replay.isSame ? 'ok' : 'bad'} title={words(`replay.${kind}`)}>
            <p>{words(`replay.${kind}Text`)}</p>
          </Notice>
          <Card title={words('facts.title')}>
            <Facts decision={decision} />
          </Card>
          <Used decision={decision} />
        </>
      }
    >
      <ReplayTable decision={decision} />
    </CasePage>
  )
}

function Facts({ decision }: CaseProps) {
  const { id, customerId, customerName, by, confirmedBy, proposedAt, at, note = '' } = decision
  const lines = customerLines(decision)
  const decider = by ?? listWords('rules')
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customerId }}>
              {customerName}
            </RouteLink>
          ),
        },
        { term: words(confirmedBy === undefined ? 'facts.by' : 'facts.proposedBy'), value: decider },
        ...(confirmedBy === undefined ? [] : [{ term: words('facts.confirmedBy'), value: confirmedBy }]),
        ...(proposedAt === undefined
          ? []
          : [{ term: words('facts.proposedAt'), value: format.dateTime(proposedAt) }]),
        { term: words('facts.at'), value: format.dateTime(at) },
        { term: words('facts.note'), value: note === '' ? words('facts.noNote') : note },
        {
          term: words('facts.read'),
          value: lines.length === 0 ? words('facts.readOnlyOutcome') : lines.join(' · '),
        },
        { term: words('facts.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
