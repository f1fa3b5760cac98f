import Box from '@mui/material/Box'
import { foundKinds, type Found, type FoundKind } from '@puente/contract/staff'
import {
  Button,
  Column,
  EmptyState,
  FilterRow,
  Muted,
  PageHeading,
  SearchIcon,
  Section,
  SkeletonRows,
  TextInput,
} from '@puente/ui'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { foundAddress } from './found-address.ts'
import { lineText, titleText } from './found-text.ts'
import { furtherQuery, searchQuery } from './search-queries.ts'
import { useOwnFindings, type OwnFinding } from './use-own-findings.ts'
import { words } from '../words.ts'

const shortest = 2

/** The results of a search, grouped by kind. Further results of a kind are loaded on request. */
export function SearchScreen() {
  const { q = '' } = useSearch({ from: '/shell/search' })
  return (
    <Column width="full">
      <PageHeading
        title={words('search.pageTitle')}
        lead={q === '' ? words('search.hint') : words('search.pageLead', { text: q })}
      />
      <TypedText text={q} />
      {q.length < shortest ? null : <Results key={q} text={q} />}
    </Column>
  )
}

function TypedText({ text }: { text: string }) {
  const navigate = useNavigate()
  const [written, setWritten] = useState(text)
  useEffect(() => setWritten(text), [text])
  return (
    <FilterRow onSubmit={() => void navigate({ to: paths.search(), search: { q: written.trim() } })}>
      <TextInput
        name="q"
        label={words('search.title')}
        type="search"
        maxLength={120}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button type="submit" start={<SearchIcon aria-hidden />}>
        {words('search.open')}
      </Button>
    </FilterRow>
  )
}

function Results({ text }: { text: string }) {
  const { session } = useRouteContext({ from: '/shell' })
  const own = useOwnFindings(text, session.staff.role, true)
  const query = useQuery(searchQuery(text))
  const isOwn = own.actions.length + own.screens.length + own.settings.length > 0
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonRows rows={8} columns={3} />}>
      {({ items, next }) => (
        <>
          {items.length === 0 && !isOwn ? (
            <EmptyState
              icon={<SearchIcon aria-hidden />}
              title={words('search.none')}
              message={words('search.noneMessage')}
            />
          ) : null}
          <OwnResults title={words('search.actions')} findings={own.actions} />
          {foundKinds.map((kind) => (
            <KindResults
              key={kind}
              text={text}
              kind={kind}
              first={items.filter((item) => item.kind === kind)}
              after={next.find((one) => one.kind === kind)?.after}
            />
          ))}
          <OwnResults title={words('search.screens')} findings={own.screens} />
          <OwnResults title={words('search.settings')} findings={own.settings} />
        </>
      )}
    </Loaded>
  )
}

interface KindResultsProps {
  text: string
  kind: FoundKind
  first: readonly Found[]
  after: string | undefined
}

function KindResults({ text, kind, first, after }: KindResultsProps) {
  if (first.length === 0) return null
  return (
    <Section title={words(`search.kinds.${kind}`)}>
      {after === undefined ? (
        <Lines items={first} />
      ) : (
        <AllLines text={text} kind={kind} first={first} after={after} />
      )}
    </Section>
  )
}

/** The first results, and each further page once it is asked for. */
function AllLines({ text, kind, first, after }: KindResultsProps & { after: string }) {
  const query = useInfiniteQuery(furtherQuery(text, kind, after))
  const further = query.data.pages.flatMap((page) => page.items)
  return (
    <>
      <Lines items={[...first, ...further]} />
      <Box sx={{ display: 'flex' }}>
        <NextPage
          query={query}
          size="small"
          aria-label={words('search.moreOf', { kind: words(`search.kinds.${kind}`) })}
        >
          {words('search.more')}
        </NextPage>
      </Box>
    </>
  )
}

const list = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 3,
    paddingBlock: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
} as const

function Lines({ items }: { items: readonly Found[] }) {
  return (
    <Box component="ul" sx={list}>
      {items.map((item, at) => {
        const to = foundAddress(item)
        return (
          <li key={`${item.id} ${item.title} ${at}`}>
            {to === undefined ? titleText(item) : <RouteLink to={to}>{titleText(item)}</RouteLink>}
            <Muted>{lineText(item)}</Muted>
          </li>
        )
      })}
    </Box>
  )
}

function OwnResults({ title, findings }: { title: string; findings: readonly OwnFinding[] }) {
  if (findings.length === 0) return null
  return (
    <Section title={title}>
      <Box component="ul" sx={list}>
        {findings.map(({ path, title: text }) => (
          <li key={path}>
            <RouteLink to={path}>{text}</RouteLink>
          </li>
        ))}
      </Box>
    </Section>
  )
}
