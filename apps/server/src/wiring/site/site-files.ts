import type { TermsKind } from '@puente/contract'
import {
  addressOf,
  addressPattern,
  customerAddresses,
  publicAddresses,
  type CustomerAddress,
} from '@puente/contract/addresses'
import { settingKind } from '@puente/contract/staff'
import type { FastifyInstance } from 'fastify'
import { allCorridors } from '../../modules/corridors/index.ts'
import { rateAges } from '../../modules/quotes/index.ts'
import type { Config } from '../../platform/config/index.ts'
import { settingInForce, settingsInForce } from '../../platform/data/settings.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { customerKnows } from './web-paths.ts'

const visitor = { kind: 'system', name: 'site-files' } as const

const { send, transfers, recipients, login, country: countryPage, rates: ratesPage } = customerAddresses
const notForRobots = ['/api/', send, transfers, recipients, login, '/track/']

/** Serves /robots.txt and /sitemap.xml. A sandbox disallows all crawlers. */
export async function serveSiteFiles(
  app: FastifyInstance,
  runtime: Runtime,
  { publicUrl, environment }: Pick<Config, 'publicUrl' | 'environment'>,
): Promise<void> {
  app.get('/robots.txt', async (_request, reply) => {
    const refused = environment === 'sandbox' ? ['/'] : notForRobots
    const lines = ['User-agent: *', ...refused.map((path) => `Disallow: ${path}`)]
    await reply.type('text/plain').send(`${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const listed = await runtime.work(visitor, listedPages)
    const urls = listed.map((page) => urlOf(publicUrl, page))
    await reply.type('application/xml').send(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`,
    )
  })
}

interface ListedPage {
  readonly path: string
  /** When its content last changed, where that is recorded. */
  readonly changedAt?: Date | undefined
}

const newest = (dates: readonly Date[]): Date | undefined =>
  dates.toSorted((one, other) => Number(other) - Number(one))[0]

/** Every page for search engines: texts change with their version, prices with their setting, rates with each reading. */
async function listedPages(work: Work): Promise<ListedPage[]> {
  const settings = async (kind: typeof settingKind.fee | typeof settingKind.spread) =>
    [...(await settingsInForce(work, kind)).values()].map(({ inForceFrom }) => inForceFrom)
  const terms = async (kind: TermsKind) => (await settingInForce(work, settingKind.terms, kind)).inForceFrom
  const corridors = [...(await settingsInForce(work, settingKind.corridor)).values()]
  const changed: Partial<Record<CustomerAddress, Date | undefined>> = {
    pricing: newest([...(await settings(settingKind.fee)), ...(await settings(settingKind.spread))]),
    terms: await terms('terms-of-use'),
    privacy: await terms('privacy-notice'),
  }
  const byCountry = Map.groupBy(corridors, ({ data }) => data.country.toLowerCase())
  const ages = await rateAges(work)
  return [
    ...publicAddresses.map((name) => ({ path: customerAddresses[name], changedAt: changed[name] })),
    ...[...byCountry]
      .map(([country, versions]) => ({
        path: addressOf(countryPage, country),
        changedAt: newest(versions.map(({ inForceFrom }) => inForceFrom)),
      }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    ...ages.map(({ currency, asOf }) => ({
      path: addressOf(ratesPage, currency.toLowerCase()),
      changedAt: asOf,
    })),
  ]
}

/** One entry. The only language of the addresses is Spanish, also for readers of any other. */
function urlOf(publicUrl: string, { path, changedAt }: ListedPage): string {
  const address = escaped(publicUrl + path)
  const alternates = ['es-CL', 'x-default'].map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  )
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  return `  <url><loc>${address}</loc>${changed}${alternates.join('')}</url>`
}

const [isCountryPage, isRatesPage] = [addressPattern(countryPage), addressPattern(ratesPage)]

/** Whether an address is one of the app's. Pages of a country and of a currency exist while a corridor is in force. */
export const knowsCustomerAddress =
  (runtime: Runtime, { environment }: Pick<Config, 'environment'>) =>
  async (address: string): Promise<boolean> => {
    if (!isCountryPage.test(address) && !isRatesPage.test(address)) return customerKnows(environment)(address)
    const corridors = await runtime.work(visitor, allCorridors)
    return corridors.some(
      ({ country, currency }) =>
        address === addressOf(countryPage, country.toLowerCase()) ||
        address === addressOf(ratesPage, currency.toLowerCase()),
    )
  }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
