import Box from '@mui/material/Box'
import type { ReconciledAccountWire } from '@puente/contract/staff'
import {
  Amount,
  BankIcon,
  Card,
  Column,
  DefinitionList,
  EmptyState,
  Muted,
  Notice,
  PageHeading,
  SkeletonLines,
  StatusChip,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { RouteButtonLink, RouteLink } from '../../shell/navigation/links.ts'
import { chosenIn } from '../../shell/list/filters.ts'
import { dayText } from '../../shell/moments/moment.tsx'
import { useMayAct } from '../../shell/acting.ts'
import { breakFilters } from './filters.ts'
import { accountsQuery } from './queries.ts'
import { accountText, words } from './words.ts'

const parts = ['atStart', 'onlyBank', 'onlyBooks', 'inTransit', 'afterStatement', 'unexplained'] as const

/** Our accounts next to the banks' balances, and the items that make up each difference. */
export function ReconciliationScreen() {
  const query = useQuery(accountsQuery)
  const { mayAct } = useMayAct()
  return (
    <Column width="full">
      <PageHeading
        title={words('accounts.title')}
        lead={words('accounts.lead')}
        actions={
          <>
            <RouteButtonLink to={paths.bankStatements()}>{words('accounts.statements')}</RouteButtonLink>
            <RouteButtonLink to={paths.setting('reconciliation-rules/default')}>
              {words('accounts.rules')}
            </RouteButtonLink>
            {mayAct ? (
              <RouteButtonLink kind="primary" to={paths.statementImport()}>
                {words('accounts.import')}
              </RouteButtonLink>
            ) : null}
          </>
        }
      />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={10} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<BankIcon aria-hidden />}
              title={words('accounts.empty')}
              message={words('accounts.emptyMessage')}
            />
          ) : (
            <Box sx={grid}>
              {items.map((account) => (
                <AccountCard key={`${account.code} ${account.currency}`} account={account} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Column>
  )
}

const grid = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
}

function AccountCard({ account }: { account: ReconciledAccountWire }) {
  const { currency, difference, breaks } = account
  const money = (amount: string) => <Amount value={format.amount({ amount, currency })} currency={currency} />
  return (
    <Card
      title={accountText(account)}
      actions={
        difference === undefined ? undefined : (
          <StatusChip tone={breaks > 0 || difference.unexplained !== '0' ? 'warn' : 'ok'}>
            {words('accounts.breaks', { count: breaks })}
          </StatusChip>
        )
      }
    >
      {difference === undefined || account.coveredUntil === undefined ? (
        <Muted as="p">{words('accounts.never')}</Muted>
      ) : (
        <>
          {difference.unexplained === '0' ? null : (
            <Notice tone="bad" title={words('accounts.broken')}>
              {words('accounts.brokenText')}
            </Notice>
          )}
          <DefinitionList
            items={[
              {
                term: words('accounts.covered', { day: dayText(account.coveredUntil) }),
                value: money(account.closing ?? '0'),
              },
              { term: words('accounts.books'), value: money(account.books ?? '0') },
              { term: words('accounts.difference'), value: money(difference.total) },
              ...parts
                .filter((part) => difference[part] !== '0')
                .map((part) => ({
                  term: <Muted>{words(`accounts.parts.${part}`)}</Muted>,
                  value: <Muted>{money(difference[part])}</Muted>,
                })),
            ]}
          />
          <Muted as="p">
            {[
              ...(account.number === undefined ? [] : [words('accounts.number', { number: account.number })]),
              words('accounts.silent', { count: account.silentDays ?? 0 }),
              ...(account.waiting.count === 0
                ? []
                : [words('accounts.waiting', { count: account.waiting.count })]),
            ].join(' · ')}
          </Muted>
          {breaks === 0 ? null : (
            <RouteLink to={paths.breaks()} search={chosenIn(breakFilters, { code: account.code, currency })}>
              {words('accounts.show')}
            </RouteLink>
          )}
        </>
      )}
    </Card>
  )
}
