import type { StaffThread } from '@puente/contract/staff'
import { Card, DefinitionList, Section, SkeletonLines, StatusChip, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { Due } from '../../shell/moments/aged.tsx'
import { when } from '../../shell/moments/when.ts'
import { CasePage } from '../../shell/case/case-page.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { rutText } from '../transfers/words.ts'
import { AnswerForm } from './answer-form.tsx'
import { CloseThread } from './close-thread.tsx'
import { Messages } from './messages.tsx'
import { threadQuery } from './queries.ts'
import { words } from './words.ts'

/** One thread: the customer, the messages, and the form to answer. */
export function ThreadScreen() {
  const { id } = useParams({ from: '/shell/threads/$id' })
  const filters = useSearch({ from: '/shell/threads' })
  const query = useInfiniteQuery(threadQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {({ pages }) => {
        const [thread] = pages
        if (thread === undefined) return null
        return (
          <CasePage
            team={{ id: thread.id, isOpen: thread.state === 'waiting-operator' }}
            key={thread.id}
            title={`${words(`kinds.${thread.kind}`)} ${thread.folio}`}
            documentTitle={thread.folio}
            back={
              <RouteBackLink to="/threads" search={filters}>
                {words('back')}
              </RouteBackLink>
            }
            eyebrow={<StatusChip>{words(`states.${thread.state}`)}</StatusChip>}
            facts={
              <Card
                title={words('facts.title')}
                actions={thread.state === 'closed' ? undefined : <CloseThread thread={thread} />}
              >
                <DefinitionList columns={2} items={factsOf(thread)} />
              </Card>
            }
          >
            <Section title={words('messages.title')}>
              <NextPage size="small" query={query} style={{ justifySelf: 'start', alignSelf: 'flex-start' }}>
                {words('messages.earlier')}
              </NextPage>
              <Messages messages={pages.toReversed().flatMap(({ messages }) => messages)} />
            </Section>
            <AnswerForm thread={thread} />
          </CasePage>
        )
      }}
    </Loaded>
  )
}

/** What is known of a thread and of who writes in it. */
export function factsOf(thread: StaffThread): Definition[] {
  const { contact } = thread
  return [
    ...when(thread.customer, ({ id, name }) => ({
      term: words('facts.customer'),
      value: <RouteLink to={paths.customer(id)}>{name}</RouteLink>,
    })),
    ...when(contact, ({ name }) => ({ term: words('facts.contact'), value: name })),
    ...when(contact, ({ email }) => ({ term: words('facts.email'), value: email })),
    ...when(contact?.phone, (phone) => ({ term: words('facts.phone'), value: phone })),
    ...when(contact?.rut, (rut) => ({ term: words('facts.rut'), value: rutText(rut) })),
    ...when(contact?.claimedReference, (reference) => ({
      term: words('facts.claimed'),
      value: words('facts.unchecked', { reference }),
    })),
    ...when(thread.transferId, (id) => ({
      term: words('facts.transfer'),
      value: (
        <RouteLink to="/transfers/$id" params={{ id }}>
          {thread.transferReference}
        </RouteLink>
      ),
    })),
    { term: words('facts.opened'), value: format.dateTime(thread.openedAt) },
    ...when(thread.answerBy, (at) => ({ term: words('facts.due'), value: <Due at={at} /> })),
  ]
}
