import type { StaffNameRequest } from '@puente/contract/staff'
import { Card, DefinitionList, SkeletonLines, StatusChip } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CopyId } from '../../../shell/copy-id.tsx'
import { ReviewPage } from '../../../shell/case/review-page.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { Comparison } from '../../documents/review/comparison-table.tsx'
import { FilesPane } from '../../documents/review/files-pane.tsx'
import { AnswersCard } from '../review/answers-card.tsx'
import { Decision } from './decision.tsx'
import { nameRequestQuery } from './queries.ts'
import { words } from './words.ts'

/** One requested name, next to the current name and the name on the document, with the decision. */
export function NameRequestScreen() {
  const { id } = useParams({ from: '/shell/name-requests/$id' })
  const query = useQuery(nameRequestQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
      {(request) => <Case key={request.id} request={request} />}
    </Loaded>
  )
}

function Case({ request }: { request: StaffNameRequest }) {
  const { name, asked, decision, verdict, hits } = request
  return (
    <ReviewPage
      team={{ id: request.id, isOpen: decision === undefined }}
      title={words('question', { asked, name })}
      documentTitle={words('eyebrow')}
      back={<RouteBackLink to="/name-requests">{words('back')}</RouteBackLink>}
      eyebrow={
        <>
          {decision === undefined ? words('eyebrow') : words(`decided.${decision}`)}
          <StatusChip>{words(`verdicts.${verdict}`)}</StatusChip>
        </>
      }
      files={<FilesPane files={request.files} />}
    >
      <AnswersCard
        kind="name-request"
        id={request.id}
        isOpen={decision === undefined && request.proposal === undefined}
        screening={request.screening}
        hits={hits}
      />
      <Comparison kind="name-request" id={request.id}>
        <Card title={words('facts.title')}>
          <Facts request={request} />
        </Card>
        {decision === undefined ? <Decision request={request} /> : null}
      </Comparison>
    </ReviewPage>
  )
}

function Facts({ request }: { request: StaffNameRequest }) {
  const { id, customerId, name, nameWritten, documentName, asked, askedWritten, reason } = request
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.name'), value: name },
        { term: words('facts.nameWritten'), value: nameWritten ?? words('facts.unwritable') },
        { term: words('facts.asked'), value: asked },
        { term: words('facts.askedWritten'), value: askedWritten ?? words('facts.unwritable') },
        { term: words('facts.document'), value: documentName ?? words('facts.none') },
        ...(reason === undefined
          ? []
          : [{ term: words('facts.reason'), value: words(`refuse.reasons.${reason}`) }]),
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customerId }}>
              {name}
            </RouteLink>
          ),
        },
        { term: words('facts.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
