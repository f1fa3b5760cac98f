import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { figuresFilters } from './features/figures/filters.ts'
import {
  accountFilters,
  balanceFilters,
  closeFilters,
  periodFilters,
  safeguardingFilters,
  statementFilters,
} from './features/ledger/filters.ts'
import { payinFilters } from './features/payins/received/filters.ts'
import { payoutFilters } from './features/payouts/filters.ts'
import { returnFilters } from './features/payouts/returns/filters.ts'
import { donationFilters } from './features/referrals/filters.ts'
import { rateFilters } from './features/rates/filters.ts'
import { requireRole } from './shell/navigation/guards.ts'
import { chosenIn } from './shell/list/filters.ts'
import { shell } from './shell-route.tsx'

const figures = createRoute({
  getParentRoute: () => shell,
  path: '/figures',
  validateSearch: (search) => chosenIn(figuresFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'figures'),
  component: lazyRouteComponent(() => import('./features/figures/figures-screen.tsx'), 'FiguresScreen'),
})

const trialBalance = createRoute({
  getParentRoute: () => shell,
  path: '/trial-balance',
  validateSearch: (search) => chosenIn(balanceFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'ledger'),
  component: lazyRouteComponent(
    () => import('./features/ledger/trial-balance-screen.tsx'),
    'TrialBalanceScreen',
  ),
})

const positions = createRoute({
  getParentRoute: () => shell,
  path: '/positions',
  beforeLoad: ({ context }) => requireRole(context.session, 'positions'),
  component: lazyRouteComponent(
    () => import('./features/ledger/positions/positions-screen.tsx'),
    'PositionsScreen',
  ),
})

const safeguarding = createRoute({
  getParentRoute: () => shell,
  path: '/safeguarding',
  validateSearch: (search) => chosenIn(safeguardingFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'safeguarding'),
  component: lazyRouteComponent(
    () => import('./features/ledger/safeguarding/safeguarding-screen.tsx'),
    'SafeguardingScreen',
  ),
})

const payins = createRoute({
  getParentRoute: () => shell,
  path: '/payins',
  validateSearch: (search) => chosenIn(payinFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'payins'),
  component: lazyRouteComponent(() => import('./features/payins/received/list-screen.tsx'), 'PayinsScreen'),
})

const payin = createRoute({
  getParentRoute: () => payins,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/payins/received/case-screen.tsx'),
    'PayinCaseScreen',
  ),
})

const payouts = createRoute({
  getParentRoute: () => shell,
  path: '/payouts',
  validateSearch: (search) => chosenIn(payoutFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'payouts'),
  component: lazyRouteComponent(() => import('./features/payouts/list-screen.tsx'), 'PayoutsScreen'),
})

const payout = createRoute({
  getParentRoute: () => payouts,
  path: '$id',
  component: lazyRouteComponent(() => import('./features/payouts/case-screen.tsx'), 'PayoutCaseScreen'),
})

const returns = createRoute({
  getParentRoute: () => shell,
  path: '/returns',
  validateSearch: (search) => chosenIn(returnFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'returns'),
  component: lazyRouteComponent(() => import('./features/payouts/returns/list-screen.tsx'), 'ReturnsScreen'),
})

const returned = createRoute({
  getParentRoute: () => returns,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/payouts/returns/case-screen.tsx'),
    'ReturnCaseScreen',
  ),
})

const ledgerAccounts = createRoute({
  getParentRoute: () => shell,
  path: '/ledger-accounts',
  validateSearch: (search) => chosenIn(accountFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'ledger'),
  component: lazyRouteComponent(
    () => import('./features/ledger/accounts-screen.tsx'),
    'LedgerAccountsScreen',
  ),
})

const ledgerAccount = createRoute({
  getParentRoute: () => shell,
  path: '/ledger-accounts/$code/$currency/$owner',
  validateSearch: (search) => chosenIn(statementFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'ledger'),
  component: lazyRouteComponent(() => import('./features/ledger/statement-screen.tsx'), 'StatementScreen'),
})

const ledgerPeriods = createRoute({
  getParentRoute: () => shell,
  path: '/ledger-periods',
  validateSearch: (search) => chosenIn(periodFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'ledger'),
  component: lazyRouteComponent(() => import('./features/ledger/periods-screen.tsx'), 'PeriodsScreen'),
})

const closes = createRoute({
  getParentRoute: () => shell,
  path: '/closes',
  validateSearch: (search) => chosenIn(closeFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'closes'),
  component: lazyRouteComponent(() => import('./features/ledger/closes/closes-screen.tsx'), 'ClosesScreen'),
})

const closeRecord = createRoute({
  getParentRoute: () => shell,
  path: '/closes/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'closes'),
  component: lazyRouteComponent(
    () => import('./features/ledger/closes/record-screen.tsx'),
    'CloseRecordScreen',
  ),
})

const capital = createRoute({
  getParentRoute: () => shell,
  path: '/capital',
  beforeLoad: ({ context }) => requireRole(context.session, 'capital'),
  component: lazyRouteComponent(
    () => import('./features/ledger/capital/capital-screen.tsx'),
    'CapitalScreen',
  ),
})

const sending = createRoute({
  getParentRoute: () => shell,
  path: '/sending',
  beforeLoad: ({ context }) => requireRole(context.session, 'sending'),
  component: lazyRouteComponent(() => import('./features/instructions/sending-screen.tsx'), 'SendingScreen'),
})

const readiness = createRoute({
  getParentRoute: () => shell,
  path: '/readiness',
  beforeLoad: ({ context }) => requireRole(context.session, 'readiness'),
  component: lazyRouteComponent(() => import('./features/readiness/readiness-screen.tsx'), 'ReadinessScreen'),
})

const rates = createRoute({
  getParentRoute: () => shell,
  path: '/rates',
  validateSearch: (search) => chosenIn(rateFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'rates'),
  component: lazyRouteComponent(() => import('./features/rates/list-screen.tsx'), 'RatesScreen'),
})

const rate = createRoute({
  getParentRoute: () => shell,
  path: '/rates/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'rates'),
  component: lazyRouteComponent(() => import('./features/rates/rate-screen.tsx'), 'RateScreen'),
})

const quote = createRoute({
  getParentRoute: () => shell,
  path: '/quotes/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'rates'),
  component: lazyRouteComponent(() => import('./features/rates/quote-screen.tsx'), 'QuoteScreen'),
})

const journal = createRoute({
  getParentRoute: () => shell,
  path: '/journals/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'ledger'),
  component: lazyRouteComponent(() => import('./features/ledger/journal-screen.tsx'), 'JournalScreen'),
})

const donations = createRoute({
  getParentRoute: () => shell,
  path: '/donations',
  validateSearch: (search) => chosenIn(donationFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'donations'),
  component: lazyRouteComponent(() => import('./features/referrals/donations-screen.tsx'), 'DonationsScreen'),
})

const causePayments = createRoute({
  getParentRoute: () => shell,
  path: '/donations/owed',
  beforeLoad: ({ context }) => requireRole(context.session, 'donations'),
  component: lazyRouteComponent(
    () => import('./features/referrals/donations-payable-screen.tsx'),
    'OwedScreen',
  ),
})

/** Screens of treasury: payments, payouts, returns, and the books. */
export const moneyRoutes = [
  figures,
  trialBalance,
  positions,
  safeguarding,
  ledgerAccounts,
  ledgerPeriods,
  closes,
  closeRecord,
  capital,
  sending,
  readiness,
  rates,
  rate,
  quote,
  ledgerAccount,
  journal,
  donations,
  causePayments,
  payins.addChildren([payin]),
  payouts.addChildren([payout]),
  returns.addChildren([returned]),
] as const
