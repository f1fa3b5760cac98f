import { addressOf, addressPattern, customerAddresses, publicAddresses } from '@puente/contract/addresses'
import type { FastifyInstance } from 'fastify'
import { allCorridors } from '../modules/corridors/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { Runtime } from '../platform/work.ts'
import { customerKnows } from './web-paths.ts'

const visitor = { kind: 'system', name: 'site-files' } as const

const { send, transfers, recipients, login } = customerAddresses
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
    const corridors = await runtime.work(visitor, allCorridors)
    const countries = new Set(
      corridors.map(({ country }) => addressOf(customerAddresses.country, country.toLowerCase())),
    )
    const currencies = new Set(
      corridors.map(({ currency }) => addressOf(customerAddresses.rates, currency.toLowerCase())),
    )
    const listed = [
      ...publicAddresses.map((name) => customerAddresses[name]),
      ...[...countries].sort(),
      ...[...currencies].sort(),
    ]
    const urls = listed.map((path) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`)
    await reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}

const { country: countryPage, rates: ratesPage } = customerAddresses
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
