import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import {
  ButtonLink,
  Card,
  Column,
  EmptyState,
  Muted,
  PageHeading,
  PeopleDrawing,
  SearchDrawing,
  Section,
  SkeletonLines,
  TextInput,
} from '@puente/ui'
import { both, Loaded, NextPage } from '@puente/web/loading'
import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { corridorsQuery } from '../quotes/price/price-queries.ts'
import { usePaused } from '../quotes/use-paused.ts'
import { useMaySend } from '../access/may-send.ts'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { AskForData } from './forms/ask-for-data.tsx'
import { OpenForms } from './forms/open-forms.tsx'
import { ProposalScreen } from './forms/proposal-screen.tsx'
import { RecipientCards } from './recipient-card.tsx'
import { recipientFormsQuery, recipientPagesQuery } from './recipient-queries.ts'
import { RecipientTile } from './recipient-tile.tsx'
import { repeatedIds } from './same-name.ts'
import { words } from './words.ts'

export { ProposalScreen }

/** The recipients of the customer in pages, with a search; archived ones apart. */
export function RecipientsScreen() {
  const [text, search, setText] = useTypedSearch()
  const query = useInfiniteQuery({
    ...recipientPagesQuery('active', search),
    placeholderData: keepPreviousData,
  })
  const archived = useInfiniteQuery({
    ...recipientPagesQuery('archived', search),
    placeholderData: keepPreviousData,
  })
  const forms = useQuery(recipientFormsQuery)
  const corridors = useQuery(corridorsQuery)
  const mayOperate = useMay('operate')
  const { actingAs } = useSignedIn()
  const active = itemsOf(query)
  const isNone = search === '' && active.length === 0 && itemsOf(archived).length === 0
  return (
    <Column width="list">
      <PageHeading
        title={words('list.title')}
        lead={words('list.lead')}
        actions={mayOperate ? <AskForData /> : undefined}
      />
      <StandingNotice actingAs={actingAs} />
      <Loaded
        query={both(both(query, archived), both(settled(forms), settled(corridors)))}
        failed={words('list.failed')}
        skeleton={<TileSkeletons />}
      >
        {() => (
          <>
            <OpenForms />
            {isNone ? (
              <NoRecipients />
            ) : (
              <>
                <div style={{ maxWidth: 400 }}>
                  <TextInput
                    name="recipient-search"
                    type="search"
                    label={words('list.search')}
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                    autoComplete="off"
                    maxLength={60}
                  />
                </div>
                {active.length > 0 ? <Tiles recipients={active} /> : <NoneActive search={search} />}
                <NextPage fullWidth query={query}>
                  {words('list.more')}
                </NextPage>
                <Archived query={archived} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Column>
  )
}

/** A query that the screen waits for and shows nothing of when it fails. */
const settled = ({ isPending, refetch }: Pick<UseQueryResult, 'isPending' | 'refetch'>) => ({
  data: isPending ? undefined : true,
  error: null,
  refetch,
})

type Pages = ReturnType<typeof useInfiniteQuery<{ items: RecipientWire[]; next?: string | undefined }>>

const itemsOf = ({ data }: Pick<Pages, 'data'>): readonly RecipientWire[] =>
  (data?.pages ?? []).flatMap(({ items }) => items)

const addressWith = (search: string): string =>
  search === '' ? paths.recipients() : `${paths.recipients()}?${new URLSearchParams({ search }).toString()}`

/** The typed text, and the search: the same text after a pause in typing, stored in the URL. */
function useTypedSearch(): readonly [string, string, (typed: string) => void] {
  const router = useRouter()
  const { search: given } = useSearch({ strict: false }) as { search?: string }
  const [text, setText] = useState(given ?? '')
  const search = usePaused(text.trim(), 300)
  useEffect(() => {
    // During a navigation to another page, this one would replace it.
    if (search === (given ?? '') || router.state.status === 'pending') return
    void router.navigate({ href: addressWith(search), replace: true })
  }, [search, given, router])
  return [text, search, setText]
}

function NoneActive({ search }: { search: string }) {
  if (search === '') return <Muted>{words('list.noneActive')}</Muted>
  return (
    <Card>
      <EmptyState
        icon={<SearchDrawing />}
        title={words('list.nothing', { search })}
        message={words('list.nothingText')}
      />
    </Card>
  )
}

function Archived({ query }: { query: Pages }) {
  const recipients = itemsOf(query)
  if (recipients.length === 0) return null
  return (
    <Section title={words('list.archived')}>
      <Muted>{words('list.archivedText')}</Muted>
      <Tiles recipients={recipients} />
      <NextPage fullWidth query={query}>
        {words('list.more')}
      </NextPage>
    </Section>
  )
}

function Tiles({ recipients }: { recipients: readonly RecipientWire[] }) {
  const repeated = repeatedIds(recipients)
  const corridors: readonly CorridorWire[] = useQuery(corridorsQuery).data?.items ?? []
  const maySend = useMaySend()
  return (
    <RecipientCards>
      {recipients.map((recipient) => (
        <RecipientTile
          key={recipient.id}
          recipient={recipient}
          corridor={corridors.find(({ id }) => id === recipient.corridorId)}
          isRepeated={repeated.has(recipient.id)}
          maySend={maySend}
        />
      ))}
    </RecipientCards>
  )
}

const TileSkeletons = () => (
  <Card>
    <SkeletonLines lines={6} />
  </Card>
)

function NoRecipients() {
  const mayOperate = useMay('operate')
  const maySend = useMaySend()
  return (
    <Card>
      <EmptyState
        icon={<PeopleDrawing />}
        title={words('list.empty')}
        message={words('list.emptyText')}
        action={
          maySend ? (
            <ButtonLink kind="main" href={paths.send()}>
              {words('list.start')}
            </ButtonLink>
          ) : mayOperate ? undefined : (
            <WhoHasPower power="operate" />
          )
        }
      />
    </Card>
  )
}
