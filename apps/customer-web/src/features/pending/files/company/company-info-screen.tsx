import { companySections, type CompanySection } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { BackLink, Card, Notice, ProgressSteps, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { PendingPage } from '../../pending-page.tsx'
import { useFocusWhenSwapped } from '../../use-focus-when-swapped.ts'
import { ReadOnlyNotice } from '../not-mine.tsx'
import { companyFileQuery } from '../queries.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'
import { AboutSection } from './about-section.tsx'
import { AddressSection } from './address-section.tsx'
import { ExposedSection } from './exposed-section.tsx'
import { Overview } from './overview.tsx'
import { partState, returnedText } from './part-state.ts'
import { PeopleSection } from './people-section.tsx'
import { useSection } from './use-company-file.ts'
import { UseSection } from './use-section.tsx'

const path = '/notifications/company-pending-info'

// Loaded when it is opened, because the other parts need neither uploads nor a date picker.
const IdentitiesSection = lazy(async () => ({
  default: (await import('./identities-section.tsx')).IdentitiesSection,
}))

/** The company's file: an overview with the missing parts, or one of its parts as a task. */
export function CompanyInfoScreen() {
  const section = useSection()
  useFocusWhenSwapped(section ?? '')
  const query = useQuery(companyFileQuery)
  const { title, lead } = headingOf(section, query.data)
  return (
    <PendingPage path={path} title={title} lead={lead}>
      {([item]) => (
        <Loaded query={query} failed={words('company.failed')} skeleton={<SkeletonLines lines={8} />}>
          {(view) => {
            const mine = item?.mine === true
            if (section !== undefined && mine)
              return (
                <Part section={section} view={view}>
                  {partOf(section, view)}
                </Part>
              )
            return (
              <>
                {mine ? null : <ReadOnlyNotice />}
                <Overview view={view} mine={mine} />
              </>
            )
          }}
        </Loaded>
      )}
    </PendingPage>
  )
}

function headingOf(section: CompanySection | undefined, data: CompanyFileView | undefined) {
  const percent = `${(data?.ownerFromBps ?? 1000) / 100} %`
  switch (section) {
    case undefined:
      return { title: words('company.title'), lead: words('company.lead') }
    case 'company':
      return { title: words('company.about.company'), lead: words('company.about.companyLead') }
    case 'address':
      return { title: words('company.place.title'), lead: words('company.place.lead') }
    case 'use':
      return { title: words('company.use.title'), lead: words('company.use.lead') }
    case 'representatives':
      return {
        title: words('company.people.representatives'),
        lead: words('company.people.representativesLead'),
      }
    case 'owners':
      return { title: words('company.people.owners'), lead: words('company.people.ownersLead', { percent }) }
    case 'identities':
      return { title: words('company.identities.title'), lead: words('company.identities.lead') }
    case 'exposed':
      return { title: words('company.exposed.title'), lead: words('company.exposed.lead') }
  }
}

function partOf(section: CompanySection, view: CompanyFileView): ReactNode {
  switch (section) {
    case 'company':
      return <AboutSection view={view} />
    case 'address':
      return <AddressSection view={view} />
    case 'use':
      return <UseSection view={view} />
    case 'representatives':
      return <PeopleSection key="representatives" list="representatives" view={view} />
    case 'owners':
      return <PeopleSection key="owners" list="owners" view={view} />
    case 'identities':
      return (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <IdentitiesSection view={view} />
        </Suspense>
      )
    case 'exposed':
      return <ExposedSection view={view} />
  }
}

interface PartProps {
  section: CompanySection
  view: CompanyFileView
  children: ReactNode
}

/**
 * One part of the file: progress, a link back to the overview, what staff asked to correct in it, and its questions. A part
 * that staff accepted has none.
 */
function Part({ section, view, children }: PartProps) {
  const next = useNext()
  const reason = returnedText(view, section)
  const at = companySections.indexOf(section) + 1
  return (
    <>
      <ProgressSteps
        label={words('company.step', { at: String(at), of: String(companySections.length) })}
        title={words(`company.sections.${section}`)}
        current={at}
        total={companySections.length}
      />
      <BackLink href={paths.companyInfo(undefined, next)}>{words('company.overview')}</BackLink>
      {reason === undefined ? null : (
        <Notice tone="warn" title={words('company.correct')}>
          <p>{reason}</p>
        </Notice>
      )}
      {partState(view, section) === 'accepted' ? (
        <Notice>{words('company.locked')}</Notice>
      ) : (
        <Card>{children}</Card>
      )}
    </>
  )
}
