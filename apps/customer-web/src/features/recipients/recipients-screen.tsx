import { ButtonLink, Card, Column, EmptyState, PageHeading, PeopleIcon, SkeletonLines } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { FailedPart } from '../../parts/failed-part.tsx'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { RecipientCard, RecipientCards } from './recipient-card.tsx'
import { recipientsQuery } from './recipient-queries.ts'
import { words } from './words.ts'

/** All recipients of the customer. */
export function RecipientsScreen() {
  const { data, error, isPending, refetch } = useQuery(recipientsQuery)
  return (
    <Column width="list">
      <PageHeading title={words('list.title')} lead={words('list.lead')} />
      {isPending ? (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      ) : null}
      {error === null ? null : (
        <FailedPart title={words('list.failed')} error={error} onRetry={() => refetch()} />
      )}
      {data?.items.length === 0 ? <NoRecipients /> : null}
      {data === undefined ? null : (
        <RecipientCards>
          {data.items.map((recipient) => (
            <li key={recipient.id}>
              <RecipientCard recipient={recipient} href={paths.recipient(recipient.id)} />
            </li>
          ))}
        </RecipientCards>
      )}
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
