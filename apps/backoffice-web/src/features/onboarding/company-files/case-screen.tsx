import type { StaffCompanyFile } from '@puente/contract/staff'
import { Card, DefinitionList, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { CompanyOwners, format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CasePage } from '../../../shell/case-page.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/links.ts'
import { dayText } from '../../../shell/moment.tsx'
import { EscalatedChip } from '../../decisions/escalations/escalated-chip.tsx'
import { EscalationCard } from '../../decisions/escalations/escalation-card.tsx'
import { CustomerDocuments } from '../../documents/customer-documents.tsx'
import { RiskPanel } from '../../risk/risk-panel.tsx'
import { rutText, words as transferWords } from '../../transfers/words.ts'
import { ChecklistCard, type Places } from '../review/checklist-card.tsx'
import { HitsTable } from '../case-tables.tsx'
import { Decision } from './decision.tsx'
import { OwnershipTable } from './ownership-table.tsx'
import { PeopleIdentities } from './people-identities.tsx'
import { PeopleTable } from './people-table.tsx'
import { companyFileQuery } from './queries.ts'
import { words } from './words.ts'

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
    <CasePage
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
      facts={
        <>
          {isWaiting ? <ChecklistCard checklist={file.review.checklist} places={places} /> : null}
          <Section id="facts" title={words('facts.title')}>
            <Card>
              <Facts file={file} />
            </Card>
          </Section>
          <PeopleIdentities people={file.people} />
        </>
      }
      beside={<CustomerDocuments customerId={file.customerId} />}
      decision={
        <>
          {isWaiting ? <Decision file={file} /> : null}
          <EscalationCard
            subject={{ kind: 'company-file', id: file.id }}
            escalations={file.review.escalations}
            mayEscalate={isWaiting && file.proposal === undefined}
          />
        </>
      }
    >
      <Behind file={file} />
      <RiskPanel id={file.customerId} name={file.name} mayChange={false} />
      {file.hits.length === 0 ? null : (
        <Section id="lists" title={words('hits')}>
          <HitsTable hits={file.hits} />
        </Section>
      )}
      {file.returned.length === 0 ? null : (
        <Section title={words('returned')}>
          <DefinitionList
            items={file.returned.map(({ section, text }) => ({
              term: words(`sections.${section}`),
              value: text,
            }))}
          />
        </Section>
      )}
    </CasePage>
  )
}

/** The people and companies behind a company, as declared. */
function Behind({ file: { file, ownership } }: { file: StaffCompanyFile }) {
  const { representatives = [], owners = [], exposed = [] } = file
  return (
    <>
      <Section id="owners" title={words('behind.title')}>
        <CompanyOwners file={file} ownership={ownership} />
        <OwnershipTable ownership={ownership} />
      </Section>
      <Section id="people" title={words('people.owners')}>
        <PeopleTable people={owners} exposed={exposed} />
      </Section>
      <Section title={words('people.representatives')}>
        <PeopleTable people={representatives} exposed={exposed} />
      </Section>
    </>
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
