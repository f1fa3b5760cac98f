import type { RecipientWire } from '@puente/contract/customer'
import {
  ButtonLink,
  Card,
  Column,
  EmptyState,
  Muted,
  PageHeading,
  PeopleIcon,
  Section,
  SkeletonLines,
} from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { RecipientCard, RecipientCards } from './recipient-card.tsx'
import { recipientsQuery } from './recipient-queries.ts'
import { repeatedIds } from './same-name.ts'
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
        {({ items }) => (items.length === 0 ? <NoRecipients /> : <Kept recipients={items} />)}
      </Loaded>
    </Column>
  )
}

function Kept({ recipients }: { recipients: readonly RecipientWire[] }) {
  const active = recipients.filter(({ archivedAt }) => archivedAt === undefined)
  const archived = recipients.filter(({ archivedAt }) => archivedAt !== undefined)
  return (
    <>
      {active.length === 0 ? <Muted>{words('list.noneActive')}</Muted> : <Cards recipients={active} />}
      {archived.length === 0 ? null : (
        <Section title={words('list.archived')}>
          <Muted>{words('list.archivedText')}</Muted>
          <Cards recipients={archived} />
        </Section>
      )}
    </>
  )
}

function Cards({ recipients }: { recipients: readonly RecipientWire[] }) {
  const repeated = repeatedIds(recipients)
  return (
    <RecipientCards>
      {recipients.map((recipient) => (
        <li key={recipient.id}>
          <RecipientCard
            recipient={recipient}
            href={paths.recipient(recipient.id)}
            isRepeated={repeated.has(recipient.id)}
          />
        </li>
      ))}
    </RecipientCards>
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
