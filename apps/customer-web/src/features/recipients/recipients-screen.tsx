import { ButtonLink, Card, Column, EmptyState, PageHeading, PeopleIcon, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { RecipientCard, RecipientCards } from './recipient-card.tsx'
import { recipientsQuery } from './recipient-queries.ts'
import { words } from './words.ts'

/** All recipients of the customer. */
export function RecipientsScreen() {
  const query = useQuery(recipientsQuery)
  return (
    <Column width="list">
      <PageHeading title={words('list.title')} lead={words('list.lead')} />
      <Loaded
        query={query}
        failed={words('list.failed')}
        skeleton={
          <Card>
            <SkeletonLines lines={6} />
          </Card>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <NoRecipients />
          ) : (
            <RecipientCards>
              {items.map((recipient) => (
                <li key={recipient.id}>
                  <RecipientCard recipient={recipient} href={paths.recipient(recipient.id)} />
                </li>
              ))}
            </RecipientCards>
          )
        }
      </Loaded>
    </Column>
  )
}

function NoRecipients() {
  const mayOperate = useMay('operate')
  return (
    <Card>
      <EmptyState
        icon={<PeopleIcon aria-hidden />}
        title={words('list.empty')}
        message={words('list.emptyText')}
        action={
          mayOperate ? (
            <ButtonLink kind="main" href={paths.send()}>
              {words('list.start')}
            </ButtonLink>
          ) : (
            <WhoHasPower power="operate" />
          )
        }
      />
    </Card>
  )
}
