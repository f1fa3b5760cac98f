import type { StaffApplication } from '@puente/contract/staff'
import { Card, DefinitionList, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Due } from '../../shell/moments/aged.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { ReviewPage } from '../../shell/case/review-page.tsx'
import { RouteBackLink } from '../../shell/navigation/links.ts'
import { dayText, Moment } from '../../shell/moments/moment.tsx'
import { EscalatedChip } from '../decisions/escalations/escalated-chip.tsx'
import { EscalationBelow } from './review/escalation-below.tsx'
import { Comparison } from '../documents/review/comparison-table.tsx'
import { FilesPane } from '../documents/review/files-pane.tsx'
import { RiskBelow } from './review/risk-below.tsx'
import { countryName, rutText } from '../transfers/words.ts'
import { ApplicationDecision } from './decision.tsx'
import { applicationQuery } from './queries.ts'
import { AnswersCard } from './review/answers-card.tsx'
import { ChecklistCard, type Places } from './review/checklist-card.tsx'
import { statusText, words } from './words.ts'

/** One applicant's file: the declared data, the results of registry and watch lists, and the decision. */
export function ApplicationScreen() {
  const { id } = useParams({ from: '/shell/applications/$id' })
  const query = useQuery(applicationQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(file) => <Case key={file.id} file={file} />}
    </Loaded>
  )
}

function Case({ file }: { file: StaffApplication }) {
  return (
    <ReviewPage
      team={{ id: file.id, isOpen: file.isWaiting }}
      title={file.isWaiting ? words('question', { name: file.name }) : words('decided')}
      documentTitle={words('eyebrow')}
      back={<RouteBackLink to="/applications">{words('back')}</RouteBackLink>}
      eyebrow={
        <>
          {words(`causes.${file.cause}`)}
          {file.isWaiting ? <StatusChip>{statusText(file)}</StatusChip> : null}
          <EscalatedChip escalations={file.review.escalations} />
        </>
      }
      files={<FilesPane files={file.review.files} />}
      below={<RiskBelow id={file.customerId} name={file.name} />}
    >
      <AnswersCard
        kind="application"
        id={file.id}
        isOpen={file.isWaiting && file.proposal === undefined}
        screening={file.review.screening}
        hits={file.hits}
        attempts={file.attempts}
      />
      <Comparison kind="application" id={file.id}>
        {file.isWaiting ? <ChecklistCard checklist={file.review.checklist} places={places} /> : null}
        <Section id="facts" title={words('facts.title')}>
          <Card>
            <Facts file={file} />
          </Card>
        </Section>
        <ApplicationDecision file={file} />
        <EscalationBelow
          subject={{ kind: 'application', id: file.id }}
          escalations={file.review.escalations}
          mayEscalate={file.isWaiting && file.proposal === undefined}
        />
      </Comparison>
    </ReviewPage>
  )
}

/** Where each line of the checklist is read on this page. */
const places: Places = {
  identity: 'registry',
  screening: 'lists',
  exposure: 'facts',
  reading: 'documents',
  'looked-at': 'documents',
}

/** What the applicant declared. */
export function Facts({ file }: { file: StaffApplication }) {
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.name'), value: file.name },
        { term: words('facts.rut'), value: rutText(file.rut) },
        { term: words('facts.birth'), value: dayText(file.birthDate) },
        { term: words('facts.nationality'), value: countryName(file.nationality) },
        { term: words('facts.document'), value: file.documentNumber },
        { term: words('facts.address'), value: file.address },
        { term: words('facts.phone'), value: file.phone },
        ...(file.occupation === undefined
          ? []
          : [{ term: words('facts.occupation'), value: file.occupation }]),
        {
          term: words('facts.exposure'),
          value: words(`facts.exposures.${file.exposure ?? 'undeclared'}`),
        },
        { term: words('facts.since'), value: <Moment at={file.waitingSince} /> },
        ...(file.dueAt === undefined || !file.isWaiting
          ? []
          : [{ term: words('facts.due'), value: <Due at={file.dueAt} /> }]),
        { term: words('facts.id'), value: <CopyId id={file.id} /> },
      ]}
    />
  )
}
