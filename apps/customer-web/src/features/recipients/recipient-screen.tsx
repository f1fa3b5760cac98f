import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import {
  BackLink,
  ButtonLink,
  Card,
  Column,
  DefinitionList,
  Initials,
  Notice,
  PageHeading,
  type Definition,
} from '@puente/ui'
import { fieldFaultWords, relationshipText } from '@puente/recipient-ui'
import { format } from '@puente/web'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { countryName } from '../quotes/countries/country-names.ts'
import { LateFlag } from '../quotes/countries/late-flag.tsx'
import { corridorsQuery } from '../quotes/price/price-queries.ts'
import { useMaySend } from '../access/may-send.ts'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { fieldsOf } from './fields-of.ts'
import { RecipientActions } from './recipient-actions.tsx'
import { detailsOf } from './recipient-details.ts'
import { recipientQuery } from './recipient-queries.ts'
import { againPath } from './send-again.ts'
import { words } from './words.ts'

interface RecipientScreenProps {
  /** The transfers to the recipient. */
  history: (props: { recipient: RecipientWire }) => ReactNode
}

/** One recipient, with the data that the bank abroad receives. */
export function RecipientScreen({ history: History }: RecipientScreenProps) {
  const { id = '' } = useParams({ strict: false })
  const { data: recipient } = useSuspenseQuery(recipientQuery(id))
  const mayOperate = useMay('operate')
  const maySend = useMaySend()
  const corridor = useQuery(corridorsQuery).data?.items.find(({ id: one }) => one === recipient.corridorId)
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.recipients()}>{words('page.back')}</BackLink>}
        title={recipient.alias ?? recipient.name}
        eyebrow={
          <Initials
            name={recipient.alias ?? recipient.name}
            shape={recipient.kind === 'company' ? 'square' : 'circle'}
          />
        }
        lead={
          <>
            <LateFlag country={recipient.country} /> {countryName(recipient.country)} · {recipient.currency}
          </>
        }
      />
      <StateNotices recipient={recipient} />
      {warningsOf(recipient, corridor).map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <Data recipient={recipient} corridor={corridor} />
      {mayOperate ? (
        <>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {maySend && recipient.quietUntil === undefined && recipient.archivedAt === undefined ? (
              <ButtonLink kind="main" href={againPath(recipient)}>
                {words(recipient.lastOrder === undefined ? 'page.send' : 'list.againTo', {
                  name: recipient.alias ?? recipient.name,
                })}
              </ButtonLink>
            ) : null}
            <ButtonLink href={paths.recipientData(recipient.id)}>{words('page.change')}</ButtonLink>
          </div>
          <RecipientActions recipient={recipient} />
        </>
      ) : (
        <WhoHasPower power="operate" />
      )}
      <History recipient={recipient} />
    </Column>
  )
}

/** Notices of a stopped account, an archived recipient, and a recipient whose data were changed recently. */
function StateNotices({ recipient }: { recipient: RecipientWire }) {
  const { actingAs } = useSignedIn()
  return (
    <>
      <StandingNotice actingAs={actingAs} />
      {recipient.archivedAt === undefined ? null : (
        <Notice title={words('archived.title', { date: format.date(recipient.archivedAt) })}>
          {words('archived.text')}
        </Notice>
      )}
      {recipient.quietUntil === undefined ? null : (
        <Notice tone="warn" title={words('page.quiet', { until: format.dateTime(recipient.quietUntil) })}>
          {words('page.quietText')}
        </Notice>
      )}
    </>
  )
}

interface DataProps {
  recipient: RecipientWire
  corridor: CorridorWire | undefined
}

/** The stored data. */
function Data({ recipient, corridor }: DataProps) {
  return (
    <Card>
      <DefinitionList
        items={[
          ...(recipient.alias === undefined ? [] : [{ term: words('page.name'), value: recipient.name }]),
          { term: words('page.kind'), value: words(`kinds.${recipient.kind}`) },
          { term: words('page.relationship'), value: relationshipText(recipient.relationship) },
          ...detailsOf(recipient, corridor),
          ...lastOrderOf(recipient),
          { term: words('page.since'), value: format.date(recipient.createdAt) },
        ]}
      />
    </Card>
  )
}

function lastOrderOf({ lastOrder, currency }: RecipientWire): Definition[] {
  if (lastOrder === undefined) return []
  const value = words('page.order', {
    sent: format.money({ amount: lastOrder.sendMinor, currency: 'CLP' }),
    received: format.money({ amount: lastOrder.receiveMinor, currency }),
    date: format.date(lastOrder.at),
  })
  return [{ term: words('page.lastOrder'), value }]
}

function warningsOf(recipient: RecipientWire, corridor: CorridorWire | undefined): string[] {
  if (corridor === undefined || recipient.warnings.length === 0) return []
  return fieldsOf(corridor).flatMap((field) => {
    const found = recipient.warnings.some(({ at }) => at === field.name || at === `details.${field.name}`)
    return found ? [fieldFaultWords(field, 'wrong-check-digit')] : []
  })
}
