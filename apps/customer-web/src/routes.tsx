import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
} from '@tanstack/react-router'
import { SkeletonLines } from '@puente/ui'
import { rememberedKind } from './features/access/remembered-kind.ts'
import { sessionQuery } from './features/access/session.ts'
import { HomeScreen, loadSignedInHome } from './features/home/home-screen.tsx'
import { readPriceSearch } from './features/quotes/price-search.ts'
import { AppShell } from './shell/app-shell.tsx'
import { loadFailureScreen } from './shell/load-failure-screen.ts'
import { signedInOnly, signedOutOnly } from './shell/guards.ts'
import { NotFound } from './shell/not-found.tsx'
import type { RouterContext } from './shell/router-context.ts'

const root = createRootRouteWithContext<RouterContext>()({ component: AppShell })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readPriceSearch,
  // Whoever was signed in last time waits for the answer, so that the screen is painted once and does not jump.
  beforeLoad: async ({ context }) => {
    if (rememberedKind() === undefined) return
    await Promise.allSettled([context.queryClient.ensureQueryData(sessionQuery), loadSignedInHome()])
  },
  component: HomeScreen,
})

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { callbackUrl?: string } => {
    const callbackUrl = textOf(search['callbackUrl'])
    return callbackUrl === undefined ? {} : { callbackUrl }
  },
  beforeLoad: (passing) => signedOutOnly(passing, passing.search.callbackUrl),
  component: lazyRouteComponent(() => import('./features/access/login-screen.tsx'), 'LoginScreen'),
})

const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: NotFound })

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', beforeLoad: signedInOnly })

const inside = <Path extends string>(path: Path) => ({ getParentRoute: () => signedIn, path })

const send = createRoute({
  ...inside('/send'),
  validateSearch: (search): ReturnType<typeof readPriceSearch> & { recipient?: string } => {
    const recipient = textOf(search['recipient'])
    return { ...readPriceSearch(search), ...(recipient === undefined ? {} : { recipient }) }
  },
  beforeLoad: async ({ context, search }) => {
    const { beginTransfer } = await sendGuards()
    await beginTransfer(context.session, context.queryClient, search)
  },
})

// The guards of sending come with its screens and not with the first page.
const sendGuards = () => import('./features/send/send-guards.ts')

const sendAmount = createRoute({
  ...inside('/send/amount'),
  component: lazyRouteComponent(() => import('./features/send/amount-screen.tsx'), 'AmountScreen'),
})

const sendRecipient = createRoute({
  ...inside('/send/recipient'),
  validateSearch: (search): { choose?: string } => {
    const choose = textOf(search['choose'])
    return choose === undefined ? {} : { choose }
  },
  beforeLoad: async ({ context, search }) => {
    const { chooseRecipient, offerRecipients } = await sendGuards()
    if (search.choose !== undefined) chooseRecipient(context.session, search.choose)
    await offerRecipients(context.session, context.queryClient)
  },
  component: lazyRouteComponent(
    () => import('./features/send/recipient-step-screen.tsx'),
    'RecipientStepScreen',
  ),
})

const sendNewRecipient = createRoute({
  ...inside('/send/recipient/new'),
  beforeLoad: async ({ context }) => {
    const { answeredBefore } = await sendGuards()
    answeredBefore('recipient', context.session)
  },
  component: lazyRouteComponent(
    () => import('./features/send/new-recipient-screen.tsx'),
    'NewRecipientScreen',
  ),
})

const sendPurpose = createRoute({
  ...inside('/send/purpose'),
  beforeLoad: async ({ context }) => {
    const { answeredBefore } = await sendGuards()
    answeredBefore('purpose', context.session)
  },
  component: lazyRouteComponent(() => import('./features/send/purpose-screen.tsx'), 'PurposeScreen'),
})

const sendReview = createRoute({
  ...inside('/send/review'),
  beforeLoad: async ({ context }) => {
    const { fixPrice } = await sendGuards()
    await fixPrice(context.session, context.queryClient)
  },
  component: lazyRouteComponent(() => import('./features/send/review-screen.tsx'), 'ReviewScreen'),
})

const sendPay = createRoute({
  ...inside('/send/pay/$id'),
  component: lazyRouteComponent(() => import('./features/send/pay-screen.tsx'), 'PayScreen'),
})

const transfers = createRoute({
  ...inside('/transfers'),
  component: lazyRouteComponent(() => import('./features/transfers/transfers-screen.tsx'), 'TransfersScreen'),
})

const transfer = createRoute({
  ...inside('/transfers/$id'),
  component: lazyRouteComponent(() => import('./features/transfers/transfer-screen.tsx'), 'TransferScreen'),
})

const recipients = createRoute({
  ...inside('/recipients'),
  component: lazyRouteComponent(
    () => import('./features/recipients/recipients-screen.tsx'),
    'RecipientsScreen',
  ),
})

const recipient = createRoute({
  ...inside('/recipients/$id'),
  component: lazyRouteComponent(
    () => import('./features/recipients/recipient-screen.tsx'),
    'RecipientScreen',
  ),
})

const behindTheGuard: AnyRoute[] = [
  send,
  sendAmount,
  sendRecipient,
  sendNewRecipient,
  sendPurpose,
  sendReview,
  sendPay,
  transfers,
  transfer,
  recipients,
  recipient,
]

// Its words for every refusal weigh more than the first page can spare; it is fetched once the page is idle.
const Failure = lazyRouteComponent(loadFailureScreen, 'Failure')

/** Every screen of the app, its guard, and what stands in its place while it loads or when it cannot. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree: root.addChildren([home, login, notFound, signedIn.addChildren(behindTheGuard)]),
    context,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <SkeletonLines lines={5} />,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
  })
}
