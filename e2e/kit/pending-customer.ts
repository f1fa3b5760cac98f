import { expect, type Browser, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { headingsOf, watchHeadings } from './headings.ts'
import { enterAs } from './people.ts'
import { sessionOf } from './session.ts'

/** An event in an item's history, as staff read it. */
interface Happening {
  readonly event: string
  readonly by: string
}

interface Item {
  readonly kind: string
  readonly closedAt?: string
  readonly outcome?: string
  readonly history: readonly Happening[]
}

/** A demo customer with one kind of outstanding item, in their own browser context. */
export interface Owing {
  readonly page: Page
  /** The kinds of open items. */
  readonly open: () => Promise<readonly string[]>
  /** Asserts that the newest item of the kind is settled, and returns its events in order. */
  readonly settled: () => Promise<readonly string[]>
}

/** The deep link that the customer opened before the gate redirected them; it must be kept. */
export const going = '/recipients?search=Rosa'

/** Which demo customer of the kind, and which address of the web. */
interface Coming {
  readonly twin?: '' | '.again'
  readonly baseURL?: string
}

/**
 * Signs in as the demo customer of a kind and opens a deep link; the gate redirects to the screen where the
 * item is settled.
 */
export const customerWithItem = (
  browser: Browser,
  kind: string,
  path: string,
  coming: Coming = {},
): Promise<Owing> => arrivesAt(browser, kind, { path, address: going, ...coming })

/** The same for an item that waits for staff. The gate does not redirect for it, so its screen is opened directly. */
export const customerWaiting = (browser: Browser, kind: string, path: string): Promise<Owing> =>
  arrivesAt(browser, kind, {
    path,
    address: `${path}?${new URLSearchParams({ next: going }).toString()}`,
  })

interface Way extends Coming {
  readonly path: string
  readonly address: string
}

async function arrivesAt(
  browser: Browser,
  kind: string,
  { path, address, twin = '', baseURL = addresses().customer }: Way,
): Promise<Owing> {
  const context = await browser.newContext({ baseURL })
  await enterAs(context, `${kind}${twin}`, 'customer')
  await watchHeadings(context)
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // No heading of the target page was shown on the way.
  expect(new Set((await headingsOf(page)).map(({ at }) => at))).toEqual(new Set([path]))
  const get = async <Body>(address: string): Promise<Body> =>
    (await (await context.request.get(address)).json()) as Body
  const customer = (await get<{ actingAs: { id: string } }>('/api/session')).actingAs.id
  const officer = await sessionOf('oficial', 'backoffice')
  const items = async () =>
    (await officer.get<{ items: Item[] }>(`/api/customers/${customer}/pending-items`)).items
  return {
    page,
    open: async () => (await get<{ items: Item[] }>('/api/pending-items')).items.map((item) => item.kind),
    settled: async () => {
      const [item] = (await items()).filter((one) => one.kind === kind)
      expect([item?.outcome, item?.closedAt]).toEqual(['settled', expect.any(String)])
      return item?.history.map(({ event, by }) => `${event} by ${by}`) ?? []
    },
  }
}

/** Asserts that the customer reached the deep link, and that no page in between said that nothing is outstanding. */
export async function arrivedWhereTheyWereGoing(page: Page): Promise<void> {
  await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(going)
  await expect(page.getByRole('heading', { level: 1, name: 'Tus destinatarios' })).toBeVisible()
  expect((await headingsOf(page)).map(({ says }) => says)).not.toContain('Aquí no hay nada pendiente')
}
