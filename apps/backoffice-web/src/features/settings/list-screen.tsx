import { groupNames } from '@puente/contract/staff-texts'
import {
  Button,
  Column,
  DataTable,
  EmptyState,
  HiddenText,
  LiveRegion,
  Muted,
  PageHeading,
  PlusIcon,
  SearchIcon,
  Section,
  SkeletonRows,
  StatusChip,
  TextInput,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { RouteButtonLink, RouteLink } from '../../shell/navigation/links.ts'
import { shellWords } from '../../shell/words.ts'
import { settingFilters } from './filters.ts'
import { keyText, kindText } from './texts/key-text.ts'
import { groupsOf, keyedKinds, type Group, type Row } from './list-rows.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { settingsQuery } from './queries.ts'
import { words } from './texts/words.ts'
import { chosenIn } from '../../shell/list/filters.ts'

/** Every setting that the reader's role may read, in groups. */
export function SettingsScreen() {
  const { session } = useRouteContext({ from: '/shell' })
  const query = useQuery(settingsQuery)
  const [search, setSearch] = useSearchText()
  const [isAdding, setAdding] = useState(false)
  const addable = keyedKinds(session.staff.role)
  const mayCarry = session.staff.role === 'officer' || session.staff.role === 'admin'
  return (
    <Column width="list">
      <PageHeading
        title={words('list.title')}
        lead={words('list.lead')}
        actions={
          <>
            {mayCarry ? (
              <RouteButtonLink to={paths.settingsFile()} size="small">
                {words('list.file')}
              </RouteButtonLink>
            ) : null}
            {addable.length === 0 ? null : (
              <Button size="small" start={<PlusIcon aria-hidden />} onPress={() => setAdding(true)}>
                {words('newKey.add')}
              </Button>
            )}
          </>
        }
      />
      <NewKeyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        kinds={addable}
        found={query.data?.items ?? []}
      />
      <div role="search" style={{ maxWidth: 360 }}>
        <TextInput
          name="search"
          type="search"
          label={words('list.filter')}
          start={<SearchIcon aria-hidden />}
          maxLength={80}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={12} />}>
        {({ items }) => (
          <Groups
            groups={groupsOf(items, session.staff.role, search.trim())}
            search={search}
            onAdd={addable.length === 0 ? undefined : () => setAdding(true)}
          />
        )}
      </Loaded>
    </Column>
  )
}

/** The search text, kept in the URL with `replace`, so that typing adds no history entries. */
function useSearchText(): [string, (text: string) => void] {
  const navigate = useNavigate()
  const said = chosenIn(settingFilters, useSearch({ strict: false })).search ?? ''
  const [text, setText] = useState(said)
  const set = (next: string) => {
    setText(next)
    const search = next.trim() === '' ? {} : { search: next.trim() }
    void navigate({ to: paths.settings(), search: search as never, replace: true, resetScroll: false })
  }
  return [text, set]
}

interface GroupsProps {
  groups: readonly Group[]
  search: string
  /** Begins a new key; undefined for a role that may not. */
  onAdd: (() => void) | undefined
}

function Groups({ groups, search, onAdd }: GroupsProps) {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      <LiveRegion message={search === '' ? '' : words('list.found', { count })} />
      {groups.length === 0 ? (
        <EmptyState
          icon={<SearchIcon aria-hidden />}
          title={words('list.none')}
          message={words('list.noneText')}
          action={onAdd === undefined ? undefined : <Button onPress={onAdd}>{words('newKey.add')}</Button>}
        />
      ) : (
        groups.map(({ group, rows }) => (
          <Section key={group} title={groupNames[group]}>
            <DataTable
              caption={words('list.caption', { group: groupNames[group] })}
              columns={columns}
              rows={rows}
              rowKey={({ kind, key }) => `${kind}/${key}`}
            />
          </Section>
        ))
      )}
    </>
  )
}

function Chips({ row: { proposed, nextFrom, fits } }: { row: Row }) {
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
      {proposed === true ? <StatusChip tone="warn">{words('chips.proposed')}</StatusChip> : null}
      {nextFrom === undefined ? null : (
        <StatusChip tone="info">{words('chips.scheduled', { from: format.dateTime(nextFrom) })}</StatusChip>
      )}
      {fits === false ? <StatusChip tone="bad">{words('chips.misfit')}</StatusChip> : null}
    </span>
  )
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: words('list.columns.name'),
    width: '26%',
    cell: ({ kind, key }) => (
      <RouteLink to={paths.setting(`${kind}/${key}`)} style={{ textDecorationLine: 'none' }}>
        {kindText(kind)}
        <HiddenText> {keyText(kind, key)}</HiddenText>
      </RouteLink>
    ),
  },
  {
    key: 'key',
    header: words('list.columns.key'),
    width: '24%',
    cell: ({ kind, key }) => keyText(kind, key) || shellWords('empty'),
  },
  {
    key: 'version',
    header: words('list.columns.version'),
    align: 'end',
    width: '9%',
    cell: ({ version }) => (version === undefined ? shellWords('empty') : format.count(version)),
  },
  {
    key: 'since',
    header: words('list.columns.since'),
    width: '14%',
    cell: ({ inForceFrom, isInitial }) => {
      if (inForceFrom === undefined) return <Muted>{words('list.never')}</Muted>
      return isInitial === true ? words('list.fromStart') : format.date(inForceFrom)
    },
  },
  { key: 'state', header: words('list.columns.state'), cell: (row) => <Chips row={row} /> },
]
