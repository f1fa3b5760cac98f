import type { StaffLevelApplication } from '@puente/contract/staff'
import {
  Card,
  DataTable,
  DefinitionList,
  Section,
  SkeletonLines,
  StatusChip,
  Text,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CopyId } from '../../../shell/copy-id.tsx'
import { ReviewPage } from '../../../shell/case/review-page.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { EscalatedChip } from '../../decisions/escalations/escalated-chip.tsx'
import { EscalationBelow } from '../review/escalation-below.tsx'
import { Comparison } from '../../documents/review/comparison-table.tsx'
import { FilesPane } from '../../documents/review/files-pane.tsx'
import { RiskBelow } from '../review/risk-below.tsx'
import { words as transferWords } from '../../transfers/words.ts'
import { AnswersCard } from '../review/answers-card.tsx'
import { ChecklistCard, type Places } from '../review/checklist-card.tsx'
import { Decision } from './decision.tsx'
import { levelApplicationQuery } from './queries.ts'
import { Selfie } from './selfies/selfie.tsx'
import { words } from './words.ts'

/** One application for a higher level: what was declared and sent, the limits that it opens, and the decision. */
export function LevelApplicationScreen() {
  const { id } = useParams({ from: '/shell/level-applications/$id' })
  const query = useQuery(levelApplicationQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(application) => <Case key={application.id} application={application} />}
    </Loaded>
  )
}

interface CaseProps {
  application: StaffLevelApplication
}

function Case({ application }: CaseProps) {
  const { customer, level, status, needs } = application
  const isWaiting = status === 'submitted'
  return (
    <ReviewPage
      team={{ id: application.id, isOpen: isWaiting }}
      title={
        isWaiting
          ? words('question', { name: customer.name, level: words(`levels.${level}`) })
          : customer.name
      }
      documentTitle={words('eyebrow')}
      back={<RouteBackLink to="/level-applications">{words('back')}</RouteBackLink>}
      eyebrow={
        <>
          {words('eyebrow')}
          <StatusChip>{words(`statuses.${status}`)}</StatusChip>
          <EscalatedChip escalations={application.review.escalations} />
        </>
      }
      files={
        <>
          <FilesPane files={application.review.files} />
          {needs.selfie === undefined ? null : <Selfie application={application} />}
        </>
      }
      below={<Below application={application} />}
    >
      <AnswersCard
        kind="level-application"
        id={application.id}
        isOpen={isWaiting && application.proposal === undefined}
        screening={application.review.screening}
      />
      <Comparison kind="level-application" id={application.id}>
        {isWaiting ? <ChecklistCard checklist={application.review.checklist} places={places} /> : null}
        <Section id="facts" title={words('facts.title')}>
          <Card>
            <Facts application={application} />
          </Card>
        </Section>
        {isWaiting ? <Decision application={application} /> : null}
        <EscalationBelow
          subject={{ kind: 'level-application', id: application.id }}
          escalations={application.review.escalations}
          mayEscalate={isWaiting && application.proposal === undefined}
        />
      </Comparison>
    </ReviewPage>
  )
}

/** What the decision opens, the risk, and what was asked before. */
function Below({ application }: CaseProps) {
  const { customer, needs } = application
  return (
    <>
      <Limits application={application} />
      <RiskBelow id={customer.id} name={customer.name} />
      {needs.returned === undefined ? null : (
        <Section title={words('returned')}>
          <Text>
            <p>{needs.returned}</p>
          </Text>
        </Section>
      )}
    </>
  )
}

/** An exposure in force beside the declared one, with the public function. */
function inForceText(
  kind: CaseProps['application']['customer']['kind'],
  { exposure, exposureText }: NonNullable<CaseProps['application']['exposureInForce']>,
): string {
  const whose = kind === 'company' ? words('exposedBehind') : words(`exposures.${exposure}`)
  return exposureText === undefined ? whose : `${whose} · ${exposureText}`
}

function Facts({ application }: CaseProps) {
  const { id, customer, address, occupation, employer, risk, needs, exposureInForce } = application
  const { income, purposes = [], exposure, exposureText } = needs.declared
  const line = (term: string, value: string | undefined) => (value === undefined ? [] : [{ term, value }])
  const declared = (fact: (typeof needs.facts)[number]['fact'], value: string | undefined) =>
    needs.facts.some((one) => one.fact === fact)
      ? [{ term: words(`facts.${fact}`), value: value ?? words('facts.missing') }]
      : line(words(`facts.${fact}`), value)
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customer.id }}>
              {customer.name}
            </RouteLink>
          ),
        },
        ...line(words('facts.risk'), risk && words(`facts.risks.${risk}`)),
        ...declared('address', address),
        ...declared('occupation', occupation),
        ...line(words('facts.employer'), employer),
        ...declared('income', income && words(`incomes.${income}`)),
        ...declared(
          'purposes',
          purposes.length === 0
            ? undefined
            : purposes.map((one) => transferWords(`purposes.${one}`)).join(', '),
        ),
        ...declared('exposure', exposure && words(`exposures.${exposure}`)),
        ...line(words('facts.exposureText'), exposureText),
        ...line(
          words('facts.exposureInForce'),
          exposureInForce && inForceText(customer.kind, exposureInForce),
        ),
        { term: words('facts.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}

/** Where each line of the checklist is read on this page. */
const places: Places = {
  fact: 'facts',
  exposure: 'facts',
  document: 'documents',
  screening: 'lists',
  selfie: 'selfie',
  reading: 'documents',
  'looked-at': 'documents',
}

type Limit = 'transfer' | 'day' | 'month'

function Limits({ application: { limits } }: CaseProps) {
  const columns: readonly TableColumn<Limit>[] = [
    { key: 'what', header: words('limits.what'), cell: (limit) => words(`limits.${limit}`) },
    {
      key: 'before',
      header: words('limits.before'),
      align: 'end',
      cell: (limit) => format.money(limits.before[limit]),
    },
    {
      key: 'after',
      header: words('limits.after'),
      align: 'end',
      cell: (limit) => format.money(limits.after[limit]),
    },
  ]
  return (
    <Section title={words('limits.title')}>
      <DataTable
        caption={words('limits.title')}
        columns={columns}
        rows={['transfer', 'day', 'month'] as const}
        rowKey={(limit) => limit}
      />
    </Section>
  )
}
