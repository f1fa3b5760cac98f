import { Amount, Card, Column, DefinitionList, PageHeading, SkeletonDefinitions } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { ExportButton } from '../../shell/list/export-button.tsx'
import { FilterBar } from '../../shell/list/filter-bar.tsx'
import { chosenIn } from '../../shell/list/filters.ts'
import { ListRows } from '../../shell/list/list-rows.tsx'
import { listQuery } from '../../shell/list/list.ts'
import { OPERATOR, type AccountNamed } from './account-asked.ts'
import { accountFilters, owned, statementFilters } from './filters.ts'
import { statementList } from './statement-list.tsx'
import { figuresQuery } from './statement-queries.ts'
import { accountName, words } from './words.ts'

/** The statement of one ledger account: opening balance, entries, closing balance. */
export function StatementScreen() {
  const account = useParams({ from: '/shell/ledger-accounts/$code/$currency/$owner' })
  const key = `${account.code} ${account.currency} ${account.owner}`
  return <Statement key={key} account={account} />
}

function Statement({ account }: { account: AccountNamed }) {
  const name = accountName(account.code) ?? account.code
  const list = useMemo(() => statementList(account, name), [account, name])
  const search = useSearch({ strict: false })
  const chosen = useMemo(() => chosenIn(statementFilters, search), [search])
  const query = useInfiniteQuery({ ...listQuery(list, chosen), placeholderData: keepPreviousData })
  const isOwned = owned.includes(account.code)
  return (
    <Column width="full">
      <PageHeading
        title={`${name}, ${account.currency}`}
        back={
          isOwned ? (
            <RouteBackLink
              to="/ledger-accounts"
              search={chosenIn(accountFilters, { code: account.code, currency: account.currency })}
            >
              {words('statement.backToList')}
            </RouteBackLink>
          ) : (
            <RouteBackLink to="/trial-balance">{words('statement.back')}</RouteBackLink>
          )
        }
        actions={<ExportButton list={list} chosen={chosen} />}
      />
      <Figures account={account} chosen={chosen} />
      <FilterBar list={list} chosen={chosen} />
      <ListRows list={list} chosen={chosen} query={query} />
    </Column>
  )
}

interface FiguresProps {
  account: AccountNamed
  chosen: { readonly from?: string; readonly to?: string }
}

const terms = [
  words('list.whose'),
  words('statement.opening'),
  words('statement.count'),
  words('statement.closing'),
]

/** The owner of the account, and its balances at the start and end of the chosen days. */
function Figures({ account, chosen }: FiguresProps) {
  const { currency } = account
  const query = useQuery({ ...figuresQuery(account, chosen), placeholderData: keepPreviousData })
  const figure = (minor: string) => (
    <Amount value={format.amount({ amount: minor, currency })} currency={currency} strong />
  )
  return (
    <Card>
      <Loaded level={2} query={query} skeleton={<SkeletonDefinitions columns={2} terms={terms} />}>
        {({ account: { transferId, transferReference, normalSide }, opening, closing, count }) => (
          <DefinitionList
            columns={2}
            items={[
              {
                term: words('list.whose'),
                value:
                  transferId === undefined ? (
                    account.owner === OPERATOR ? (
                      words('list.operator')
                    ) : (
                      account.owner
                    )
                  ) : (
                    <RouteLink to="/transfers/$id" params={{ id: transferId }}>
                      {words('statement.of', { reference: transferReference ?? '' })}
                    </RouteLink>
                  ),
              },
              { term: words('statement.opening'), value: figure(opening) },
              {
                term: words('statement.count'),
                value: `${format.count(count)} · ${words(`statement.side.${normalSide}`)}`,
              },
              { term: words('statement.closing'), value: figure(closing) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
