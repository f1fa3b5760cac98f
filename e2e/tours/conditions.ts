import type { BrowserContext, Page, Route } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { plainFaults, stands, type Looker } from './check-screen.ts'

/** Conditions other than the usual one: empty lists, very long texts, a server that only fails. */
export const moments = ['empty', 'long', 'failing'] as const
export type Moment = (typeof moments)[number]

/** Requests for the session and the configuration are always answered, because the web needs them to start. */
const SHELL = /\/api\/(session|config)/
/** Fields typed by people and staff, and names. */
const TYPED =
  /^(name|title|detail|text|note|reason|fileName|street|employer|occupation|givenNames|surnames|city)$/
const LONG =
  'Wenceslao Maximiliano Fernández-Goycoolea Sotomayor de la Concepción y Compañía Limitada AdministradoraGeneralDeInversiones'

const AGAIN = /Intentar de nuevo|Intentar otra vez|Reintentar/
const WIDTH = 390
/** Pages that retry automatically, or continue without the missing data. */
const GOES_ON = /^\/(send(\/amount|\/purpose)?|support\/new)$/

/** Applies this condition to every page of a context; returns a counter of refused requests. */
export async function applyCondition(
  context: BrowserContext,
  moment: Moment,
  spared: RegExp = /^$/,
): Promise<() => number> {
  let refused = 0
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/api/monitoring') return route.fulfill({ status: 200 })
    if (route.request().method() !== 'GET' || SHELL.test(pathname)) return route.fallback()
    if (moment !== 'failing') return withOther(route, moment, spared.test(pathname))
    if (spared.test(pathname)) return route.fallback()
    refused += 1
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: PROBLEM })
  })
  return () => refused
}

const PROBLEM = JSON.stringify({ status: 503, code: 'unavailable', title: 'unavailable', part: 'database' })

async function withOther(route: Route, moment: 'empty' | 'long', isSpared: boolean): Promise<void> {
  const response = await route.fetch().catch(() => undefined)
  if (response === undefined) return route.abort()
  const isJson = /json/.test(response.headers()['content-type'] ?? '')
  if (!isJson || !response.ok() || (isSpared && moment === 'empty')) return route.fulfill({ response })
  const body: unknown = await response.json()
  return route.fulfill({ response, json: moment === 'empty' ? emptied(body) : lengthened(body) })
}

const emptied = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)
    ? { ...body, items: [], next: undefined }
    : Array.isArray(body)
      ? []
      : body

function lengthened(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return TYPED.test(key) ? LONG : value
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]))
}

/** Checks one screen in a condition, at phone width, and returns every fault. */
export async function checkInCondition(
  { page, quiet }: Looker,
  address: string,
  moment: Moment,
  refused: () => number,
): Promise<string[]> {
  const before = refused()
  await page.setViewportSize({ width: WIDTH, height: 844 })
  await page.goto(address, { waitUntil: 'commit' })
  const faults = await comes(page, quiet)
  if (faults.length === 0) faults.push(...(await plainFaults(page)), ...(await axeFaults(page)))
  if (refused() > before && !GOES_ON.test(address) && !(await offersAgain(page)))
    faults.push('does not offer to try again')
  if (faults.length > 0) await page.screenshot({ path: pictureOf(address, moment), fullPage: true })
  return faults.map((fault) => `${address} when ${moment}: ${fault}`)
}

/** Waits until the screen is rendered; returns a fault when it never is. */
const comes = (page: Page, quiet: Looker['quiet']): Promise<string[]> =>
  stands(page)
    .then(quiet)
    .then(
      () => [],
      () => ['never stands'],
    )

const offersAgain = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: AGAIN }).count()) > 0

const pictureOf = (address: string, moment: Moment) =>
  `test-results/moments/${moment}${address.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)}.png`
