import type { DocumentRequirementsWire, StaffDocumentWire } from '@puente/contract/staff'
import { Card, DefinitionList, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CopyId } from '../../shell/copy-id.tsx'
import { ReviewPage } from '../../shell/case/review-page.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { EscalationCard } from '../decisions/escalations/escalation-card.tsx'
import { escalationsQuery } from '../decisions/escalations/queries.ts'
import { useStanding } from '../decisions/escalations/use-standing.ts'
import { Decided } from './decided.tsx'
import { Decision } from './decision.tsx'
import { ReadingState } from './machine-reading.tsx'
import { Comparison } from './review/comparison-table.tsx'
import { Look } from './look.tsx'
import { documentQuery, documentRequirementsQuery } from './queries.ts'
import { documentText, personOf } from './what-of.ts'
import { words } from './words.ts'

/** The review of one document: its kind, its content, and the decision. */
export function DocumentReviewScreen() {
  const { id } = useParams({ from: '/shell/document-reviews/$id' })
  const query = useQuery(documentQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(document) => <WithRequirements key={document.id} document={document} />}
    </Loaded>
  )
}

/**
 * Waits for both the document and its requirements, so that kind and customer do not move after the first
 * render.
 */
function WithRequirements({ document }: { document: StaffDocumentWire }) {
  const query = useQuery(documentRequirementsQuery(document.customerId))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(requirements) => <Case document={document} requirements={requirements} />}
    </Loaded>
  )
}

function Case({
  document,
  requirements,
}: {
  document: StaffDocumentWire
  requirements: DocumentRequirementsWire
}) {
  const { state } = document
  const isOpen = state === 'received' || state === 'in-review'
  const below = (
    <>
      <ReadingState reading={document.detail?.reading} />
      <Card title={words('facts.title')}>
        <Facts document={document} requirements={requirements} />
      </Card>
      <Deciding document={document} requirements={requirements} />
    </>
  )
  return (
    <ReviewPage
      team={{ id: document.id, isOpen }}
      title={isOpen ? words('question') : documentText(document)}
      documentTitle={documentText(document)}
      back={<RouteBackLink to="/document-reviews">{words('back')}</RouteBackLink>}
      eyebrow={
        <>
          {documentText(document)}
          <StatusChip>{words(`states.${state}`)}</StatusChip>
        </>
      }
      files={<Look document={document} />}
    >
      <Decided document={document} />
      {document.kind === 'selfie' ? (
        below
      ) : (
        <Comparison kind="document" id={document.id}>
          {below}
        </Comparison>
      )}
    </ReviewPage>
  )
}

/** The decision, unless the document was escalated to another person than the reader. */
function Deciding(props: { document: StaffDocumentWire; requirements: DocumentRequirementsWire }) {
  const { id, state } = props.document
  const subject = { kind: 'document', id } as const
  const { data } = useQuery(escalationsQuery(subject))
  const escalations = data?.items ?? []
  const standing = useStanding(escalations)
  const isOpen = state === 'received' || state === 'in-review'
  return (
    <>
      {standing === 'decides' ? <Decision {...props} /> : null}
      <EscalationCard subject={subject} escalations={escalations} mayEscalate={isOpen} />
    </>
  )
}

type Named = NonNullable<DocumentRequirementsWire['identity']['announced']>
const named = ({ type, nationality, printedEnd }: Named): string =>
  words('facts.until', { type: words(`types.${type}`), nationality, date: format.date(printedEnd) })

/** Whose document it is, when it is of a person behind a company, and what the company says about it. */
function personItems(requirements: DocumentRequirementsWire, document: StaffDocumentWire) {
  if (document.kind !== 'company-person-identity') return []
  const person = personOf(requirements, document)
  if (person === undefined) return [{ term: words('facts.person'), value: words('facts.personGone') }]
  const { name, number, announced, country } = person
  return [
    { term: words('facts.person'), value: `${name}, ${number}` },
    ...(announced === undefined
      ? []
      : [{ term: words('facts.announced'), value: named({ ...announced, nationality: country }) }]),
  ]
}

function Facts({
  document,
  requirements,
}: {
  document: StaffDocumentWire
  requirements: DocumentRequirementsWire
}) {
  const { id, customerId, receivedAt, detail, reason } = document
  const announced = requirements.identity.announced
  const onFile = requirements.identity.onFile
  const asked = requirements.requirements.map(({ code }) => words(`codes.${code}`)).join(', ')
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.kind'), value: documentText(document) },
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customerId }}>
              {requirements.customer.name}
            </RouteLink>
          ),
        },
        ...personItems(requirements, document),
        { term: words('facts.received'), value: <Moment at={receivedAt} /> },
        ...(detail === undefined
          ? []
          : [
              { term: words('facts.file'), value: `${detail.fileName} (${format.size(detail.sizeBytes)})` },
              {
                term: words('facts.scan'),
                value: words(`facts.scans.${detail.scan}`),
              },
            ]),
        ...(reason === undefined
          ? []
          : [{ term: words('refuse.why'), value: words(`refuse.reasons.${reason}`) }]),
        ...(announced === undefined ? [] : [{ term: words('facts.announced'), value: named(announced) }]),
        ...(onFile === undefined
          ? []
          : [{ term: words('facts.onFile'), value: named({ ...onFile, printedEnd: onFile.effectiveEnd }) }]),
        {
          term: words('facts.asked'),
          value: asked === '' ? words('facts.nothing') : asked,
        },
        { term: words('facts.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
