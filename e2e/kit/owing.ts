import { expect, type Browser, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { headingsOf, watchHeadings } from './headings.ts'
import { enterAs } from './people.ts'
import { sessionOf } from './session.ts'

/** One line of an item's history, as staff read it. */
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

/** A demo customer who owes one kind of item, in a browser of their own. */
export interface Owing {
  readonly page: Page
  /** What the server says is open. */
  readonly open: () => Promise<readonly string[]>
  /** The newest item of the kind is settled, and this is what happened to it, in order. */
  readonly settled: () => Promise<readonly string[]>
}

/** Where the customer was going when the gate led them away: a deep link that it has to keep. */
export const going = '/recipients?search=Rosa'

/** How somebody comes: as the twin who does it another way, or by another address of the same web. */
interface Coming {
  readonly twin?: '' | '.again'
  readonly baseURL?: string
}

/**
 * Signs in as the demo customer of a kind and follows a deep link, as far as the gate lets them: to the screen where the
 * item is settled.
 */
export const whoOwes = (browser: Browser, kind: string, path: string, coming: Coming = {}): Promise<Owing> =>
  arrivesAt(browser, kind, { path, address: going, ...coming })

/** The same for what waits for staff: it leads nobody away but from sending, so they open its screen themselves. */
export const whoWaits = (browser: Browser, kind: string, path: string): Promise<Owing> =>
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
  // Nothing of where they were going was to be seen on the way.
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

/**
 * The customer is where they were going before the gate led them away, and between the end of what was owed and there
 * they were never told that nothing is owed.
 */
export async function arrivedWhereTheyWereGoing(page: Page): Promise<void> {
  await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(going)
  await expect(page.getByRole('heading', { level: 1, name: 'Tus destinatarios' })).toBeVisible()
  expect((await headingsOf(page)).map(({ says }) => says)).not.toContain('Aquí no hay nada pendiente')
}
