import { styled } from '@mui/material/styles'
import { isDocumentOwed, notIdentified } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { ButtonLink, Card, DefinitionList, Notice, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deadlineText } from '../../../parts/deadline.ts'
import { paths } from '../../../paths.ts'
import { PendingPage } from '../pending-page.tsx'
import { useNext } from '../../tasks/use-settled.ts'
import { usePollForDecision } from '../use-look-again.ts'
import { useMay } from '../../access/session.ts'
import { PeopleDocuments } from './company/identities-section.tsx'
import { FileThread } from './file-thread.tsx'
import { companyFileQuery } from './queries.ts'
import { words } from './words.ts'

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 })

type ReviewPath = '/notifications/user-pending-review' | '/notifications/company-pending-review'

/**
 * A person's application in review: since when, until when, what happens next, and a form to write to staff.
 */
export const PersonReviewScreen = () => (
  <FileReview path="/notifications/user-pending-review" about="person" />
)

/** The same for a company's file. */
export const CompanyReviewScreen = () => (
  <FileReview path="/notifications/company-pending-review" about="company">
    <PeopleInReview />
  </FileReview>
)

/** The documents of the persons behind a company, which it may send while staff review its file. */
function PeopleInReview() {
  const query = useQuery(companyFileQuery)
  const mayAct = useMay('administer')
  return (
    <Loaded query={query} failed={words('company.failed')} skeleton={<PeopleSkeleton />}>
      {({ people }) => {
        if (people.length === 0) return null
        const owed = people.filter(({ state }) => isDocumentOwed(state)).map(({ name }) => name)
        return (
          <Card title={words('company.sections.identities')}>
            {owed.length === 0 ? null : (
              <Notice tone="warn">
                {words('company.identities.reviewOwed', { names: owed.join(', ') })}
              </Notice>
            )}
            {notIdentified(people).length === 0 ? null : <p>{words('company.identities.review')}</p>}
            <PeopleDocuments people={people} mine={mayAct} heading="h3" />
          </Card>
        )
      }}
    </Loaded>
  )
}

/** As tall as one person, so that the form below does not move on a phone. */
const PeopleSkeleton = () => (
  <Card title={words('company.sections.identities')}>
    <SkeletonLines lines={16} />
  </Card>
)

interface FileReviewProps {
  path: ReviewPath
  about: 'person' | 'company'
  children?: ReactNode
}

function FileReview({ path, about, children }: FileReviewProps) {
  usePollForDecision()
  return (
    <PendingPage path={path} title={words(`review.${about}Title`)} lead={words(`review.${about}Lead`)}>
      {([item]) => (item === undefined ? null : <Status item={item}>{children}</Status>)}
    </PendingPage>
  )
}

function Status({ item: { openedAt, dueAt }, children }: { item: PendingItemWire; children: ReactNode }) {
  const next = useNext()
  // The review blocks sending, so the way back to it would lead here again.
  const readable = next?.startsWith(paths.send()) === true ? undefined : next
  return (
    <>
      <Card>
        <DefinitionList
          items={[
            { term: words('review.since'), value: format.dateTime(openedAt) },
            ...(dueAt === undefined ? [] : [{ term: words('review.by'), value: deadlineText(dueAt) }]),
          ]}
        />
        {dueAt === undefined ? <Notice>{words('review.soon')}</Notice> : null}
      </Card>
      <Card title={words('review.next')}>
        <p>{words('review.nextText')}</p>
        <Choices>
          {readable === undefined ? null : <ButtonLink href={readable}>{words('review.goOn')}</ButtonLink>}
          <ButtonLink href={paths.home()}>{words('review.quote')}</ButtonLink>
        </Choices>
      </Card>
      {children}
      <FileThread />
    </>
  )
}
