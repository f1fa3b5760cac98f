import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { customerFilters } from './features/customers/filters.ts'
import { customerPageFilters } from './features/customers/tabs.ts'
import { requireRole } from './shell/navigation/guards.ts'
import { chosenIn } from './shell/list/filters.ts'
import { shell } from './shell-route.tsx'

const customers = createRoute({
  getParentRoute: () => shell,
  path: '/customers',
  validateSearch: (search) => chosenIn(customerFilters, search),
  component: lazyRouteComponent(() => import('./features/customers/list-screen.tsx'), 'CustomersScreen'),
})

const customer = createRoute({
  getParentRoute: () => shell,
  path: '/customers/$id',
  validateSearch: (search) => chosenIn(customerPageFilters, search),
  component: lazyRouteComponent(() => import('./features/customers/customer-screen.tsx'), 'CustomerScreen'),
})

const member = createRoute({
  getParentRoute: () => shell,
  path: '/customers/$id/members/$user',
  component: lazyRouteComponent(
    () => import('./features/customers/records/member-screen.tsx'),
    'MemberScreen',
  ),
})

const recipient = createRoute({
  getParentRoute: () => shell,
  path: '/recipients/$id',
  component: lazyRouteComponent(
    () => import('./features/customers/records/recipient-screen.tsx'),
    'RecipientScreen',
  ),
})

const user = createRoute({
  getParentRoute: () => shell,
  path: '/users/$id',
  component: lazyRouteComponent(() => import('./features/customers/records/user-screen.tsx'), 'UserScreen'),
})

const device = createRoute({
  getParentRoute: () => shell,
  path: '/devices/$id',
  component: lazyRouteComponent(
    () => import('./features/customers/records/device-screen.tsx'),
    'DeviceScreen',
  ),
})

const payer = createRoute({
  getParentRoute: () => shell,
  path: '/payers/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'payins'),
  component: lazyRouteComponent(() => import('./features/payins/received/payer-screen.tsx'), 'PayerScreen'),
})

const payerAccount = createRoute({
  getParentRoute: () => shell,
  path: '/payer-accounts/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'payins'),
  component: lazyRouteComponent(
    () => import('./features/payins/received/account-screen.tsx'),
    'PayerAccountScreen',
  ),
})

/** Customers, and what is linked from their page: recipients, users, browsers and payers. */
export const customerRoutes = [
  customers,
  customer,
  member,
  recipient,
  user,
  device,
  payer,
  payerAccount,
] as const
