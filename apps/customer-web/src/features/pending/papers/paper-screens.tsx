import type { CompanyDocument, PendingPath } from '@puente/contract'
import type { CompanyDocumentsView, PendingItemWire } from '@puente/contract/customer'
import { Card, DefinitionList, Notice, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { NewerPowersLink } from '../../customers/powers/newer-powers-link.tsx'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { PendingPage } from '../pending-page.tsx'
import { usePollForDecision } from '../use-look-again.ts'
import { useRefetchOnChange } from '../use-refetch-on-change.ts'
import { CompanyDocumentFiles } from './paper-files.tsx'
import {
  companyDocumentsQuery,
  decidedCompanyDocumentKeys,
} from '../../documents/company-documents-queries.ts'
import { StandingNotice } from './standing-notice.tsx'
import { words } from './words.ts'

/** The deed of constitution, or the equivalent from the register of companies created in one day. */
export const ConstitutionDeedScreen = () => (
  <PaperScreen path="/notifications/missing-constitution-deed" paper="constitution-deed" about="deed" />
)

/** The powers of the user who opened the account to sign for the company. */
export const CreatorPowersScreen = () => (
  <PaperScreen path="/notifications/missing-creator-powers" paper="powers" about="powers" />
)

/** The certificate that the company still exists. */
export const ValidityCertificateScreen = () => (
  <PaperScreen
    path="/notifications/missing-validity-certificate"
    paper="validity-certificate"
    about="validity"
  />
)

interface PaperScreenProps {
  path: PendingPath
  paper: CompanyDocument
  about: 'deed' | 'powers' | 'validity'
}

/** One company document: what is accepted and where to get it, its files, and its status. */
function PaperScreen({ path, paper, about }: PaperScreenProps) {
  usePollForDecision()
  const query = useQuery(companyDocumentsQuery)
  const isOneDay = query.data?.registryRegime === 'one-day'
  const areJoint = about === 'powers' && query.data?.papers.some(({ powers }) => powers?.mode === 'joint')
  return (
    <PendingPage
      path={path}
      title={words(isOneDay ? `papers.${about}.titleOneDay` : `papers.${about}.title`)}
      lead={words(`papers.${about}.lead`)}
      otherwise={areJoint === true ? <NewerPowersLink /> : null}
    >
      {([item]) => (
        <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={10} />}>
          {(found) =>
            item === undefined ? null : <Paper paper={paper} about={about} view={found} item={item} />
          }
        </Loaded>
      )}
    </PendingPage>
  )
}

interface PaperProps extends Omit<PaperScreenProps, 'path'> {
  view: CompanyDocumentsView
  item: PendingItemWire
}

function Paper({ paper, about, view, item }: PaperProps) {
  useRefetchOnChange(item, decidedCompanyDocumentKeys)
  const kept = view.papers.find((one) => one.paper === paper)
  const isOneDay = view.registryRegime === 'one-day'
  const anew = kept?.endsOn !== undefined
  return (
    <>
      <StandingNotice item={item} endedOn={kept?.endsOn} />
      {item.turn === 'staff' ? null : (
        <Card>
          <WhatServes about={about} view={view} />
        </Card>
      )}
      {about === 'powers' ? <Notice>{words('papers.powers.joint')}</Notice> : null}
      <WhoHasPower power="administer" />
      {item.mine ? (
        <Card>
          <CompanyDocumentFiles
            paper={paper}
            label={words(isOneDay ? `papers.${about}.fileOneDay` : `papers.${about}.file`)}
            anew={anew}
          />
        </Card>
      ) : null}
    </>
  )
}

interface WhatServesProps {
  about: 'deed' | 'powers' | 'validity'
  view: CompanyDocumentsView
}

/** What is accepted for a company document, where to get it, its maximum age, and how it is processed. */
export function WhatServes({ about, view }: WhatServesProps) {
  const isOneDay = view.registryRegime === 'one-day'
  return (
    <DefinitionList
      items={[
        {
          term: words('what'),
          value: words(isOneDay ? `papers.${about}.whatOneDay` : `papers.${about}.what`),
        },
        {
          term: words('where'),
          value: words(isOneDay ? `papers.${about}.whereOneDay` : `papers.${about}.where`),
        },
        { term: words('age'), value: ageText(about, view) },
        { term: words('after'), value: words('afterText') },
      ]}
    />
  )
}

function ageText(about: PaperProps['about'], { freshDays, holdsDays }: CompanyDocumentsView): string {
  if (about !== 'validity') return words('anyAge')
  return `${words('fresh', { days: String(freshDays) })} ${words('holds', { days: String(holdsDays) })}`
}
