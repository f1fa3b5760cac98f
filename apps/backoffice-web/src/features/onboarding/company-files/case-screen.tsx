import type { StaffCompanyFile } from '@puente/contract/staff'
import { Card, DefinitionList, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CopyId } from '../../../shell/copy-id.tsx'
import { ReviewPage } from '../../../shell/case/review-page.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { dayText } from '../../../shell/moments/moment.tsx'
import { EscalatedChip } from '../../decisions/escalations/escalated-chip.tsx'
import { EscalationBelow } from '../review/escalation-below.tsx'
import { Comparison } from '../../documents/review/comparison-table.tsx'
import { FilesPane } from '../../documents/review/files-pane.tsx'
import { RiskBelow } from '../review/risk-below.tsx'
import { rutText, words as transferWords } from '../../transfers/words.ts'
import { AnswersCard } from '../review/answers-card.tsx'
import { ChecklistCard, type Places } from '../review/checklist-card.tsx'
import { Decision } from './decision.tsx'
import { PartsCard } from './parts-card.tsx'
import { PeopleIdentities } from './people-identities.tsx'
import { companyFileQuery } from './queries.ts'
import { words } from './words.ts'

// Drawn below the decision: loaded after the page.
const Behind = lazy(async () => ({ default: (await import('./behind.tsx')).Behind }))

/** One company's file: the declared data and people, the results of the watch lists, and the decision. */
export function CompanyFileScreen() {
  const { id } = useParams({ from: '/shell/company-files/$id' })
  const query = useQuery(companyFileQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(file) => <Case key={file.id} file={file} />}
    </Loaded>
  )
}

function Case({ file }: { file: StaffCompanyFile }) {
  const isWaiting = file.status === 'submitted'
  return (
    <ReviewPage
      team={{ id: file.id, isOpen: isWaiting }}
      title={isWaiting ? words('question', { name: file.name }) : file.name}
      documentTitle={words('eyebrow')}
      back={<RouteBackLink to="/company-files">{words('back')}</RouteBackLink>}
      eyebrow={
        <>
          {words(`states.${file.status}`)}
          <StatusChip>{words(`verdicts.${file.verdict}`)}</StatusChip>
          <EscalatedChip escalations={file.review.escalations} />
        </>
      }
      files={
        <FilesPane
          files={file.review.files}
          nameOf={({ kind, page }) =>
            kind === 'company-person-identity'
              ? file.people.find((person) => person.page === page)?.name
              : undefined
          }
        />
      }
      below={
        <>
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <Behind file={file} />
          </Suspense>
          <RiskBelow id={file.customerId} name={file.name} />
        </>
      }
    >
      <AnswersCard
        kind="company-file"
        id={file.id}
        isOpen={isWaiting && file.proposal === undefined}
        screening={file.review.screening}
        hits={file.hits}
      />
      <Comparison kind="company-file" id={file.id}>
        <PartsCard file={file} />
        {isWaiting ? <ChecklistCard checklist={file.review.checklist} places={places} /> : null}
        <Section id="facts" title={words('facts.title')}>
          <Card>
            <Facts file={file} />
          </Card>
        </Section>
        <PeopleIdentities people={file.people} />
        {isWaiting ? <Decision file={file} /> : null}
        <EscalationBelow
          subject={{ kind: 'company-file', id: file.id }}
          escalations={file.review.escalations}
          mayEscalate={isWaiting && file.proposal === undefined}
        />
      </Comparison>
    </ReviewPage>
  )
}

/** Where each line of the checklist is read on this page. */
const places: Places = {
  screening: 'lists',
  rut: 'facts',
  exposure: 'people',
  owners: 'owners',
  person: 'identities',
  ownership: 'owners',
  'owners-compared': 'people',
  document: 'documents',
  part: 'parts',
  powers: 'documents',
  'looked-at': 'documents',
}

/** '620100 Actividades de programación informática'. */
const activityText = ({ activityCode, activity }: StaffCompanyFile['file']): string | undefined =>
  activityCode === undefined ? activity : `${activityCode} ${activity ?? ''}`

const regions = new Intl.DisplayNames('es-CL', { type: 'region' })
const countryText = (code: string): string => regions.of(code) ?? code

function Facts({
  file: { id, customerId, rut, rutOwnerId, companyType, address, ownersVersion, file },
}: {
  file: StaffCompanyFile
}) {
  const line = (term: string, value: string | undefined) => (value === undefined ? [] : [{ term, value }])
  const { registryRegime, activitiesSince, monthlyMinor } = file
  return (
    <DefinitionList
      columns={2}
      items={[
        ...line(words('facts.legalName'), file.legalName),
        ...line(words('facts.rut'), rut && rutText(rut)),
        ...(rutOwnerId === undefined
          ? []
          : [
              {
                term: words('facts.rutOwner'),
                value: (
                  <RouteLink to="/customers/$id" params={{ id: rutOwnerId }}>
                    {words('facts.rutOwnerLink')}
                  </RouteLink>
                ),
              },
            ]),
        ...line(words('facts.type'), companyType),
        ...line(words('facts.regime'), registryRegime && words(`facts.regimes.${registryRegime}`)),
        ...line(words('facts.registryCode'), file.registryCode),
        ...line(words('facts.activity'), activityText(file)),
        ...line(words('facts.since'), activitiesSince && dayText(activitiesSince)),
        ...line(words('facts.address'), address),
        ...line(
          words('facts.purposes'),
          file.purposes?.map((one) => transferWords(`purposes.${one}`)).join(', '),
        ),
        ...line(
          words('facts.monthly'),
          monthlyMinor && format.money({ amount: monthlyMinor, currency: 'CLP' }),
        ),
        ...line(words('facts.countries'), file.countries?.map(countryText).join(', ')),
        { term: words('facts.ownersVersion'), value: format.count(ownersVersion) },
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customerId }}>
              {file.legalName ?? customerId}
            </RouteLink>
          ),
        },
        { term: words('facts.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
