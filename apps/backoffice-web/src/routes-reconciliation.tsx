import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { breakFilters, statementFilters } from './features/reconciliation/filters.ts'
import { requireRole } from './shell/navigation/guards.ts'
import { chosenIn } from './shell/list/filters.ts'
import { shell } from './shell-route.tsx'

const reconciliation = createRoute({
  getParentRoute: () => shell,
  path: '/reconciliation',
  beforeLoad: ({ context }) => requireRole(context.session, 'reconciliation'),
  component: lazyRouteComponent(
    () => import('./features/reconciliation/accounts-screen.tsx'),
    'ReconciliationScreen',
  ),
})

const statementImport = createRoute({
  getParentRoute: () => shell,
  path: '/reconciliation/import',
  beforeLoad: ({ context }) => requireRole(context.session, 'reconciliation'),
  component: lazyRouteComponent(() => import('./features/reconciliation/import-screen.tsx'), 'ImportScreen'),
})

const bankStatements = createRoute({
  getParentRoute: () => shell,
  path: '/bank-statements',
  validateSearch: (search) => chosenIn(statementFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'reconciliation'),
  component: lazyRouteComponent(
    () => import('./features/reconciliation/statements-screen.tsx'),
    'StatementsScreen',
  ),
})

const bankStatement = createRoute({
  getParentRoute: () => bankStatements,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/reconciliation/statement-screen.tsx'),
    'StatementCaseScreen',
  ),
})

const breaks = createRoute({
  getParentRoute: () => shell,
  path: '/breaks',
  validateSearch: (search) => chosenIn(breakFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'breaks'),
  component: lazyRouteComponent(() => import('./features/reconciliation/breaks-screen.tsx'), 'BreaksScreen'),
})

const breakCase = createRoute({
  getParentRoute: () => breaks,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/reconciliation/break-screen.tsx'),
    'BreakCaseScreen',
  ),
})

const match = createRoute({
  getParentRoute: () => shell,
  path: '/matches/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'reconciliation'),
  component: lazyRouteComponent(() => import('./features/reconciliation/match-screen.tsx'), 'MatchScreen'),
})

/** Screens that compare bank statements with the books. */
export const reconciliationRoutes = [
  reconciliation,
  statementImport,
  bankStatements.addChildren([bankStatement]),
  breaks.addChildren([breakCase]),
  match,
] as const
