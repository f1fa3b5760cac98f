import { customerAddresses } from '@puente/contract/addresses'
import { rateValue, toSignificant } from '@puente/money'
import type { RateNow } from '../../modules/quotes/index.ts'
import type { Publisher } from '../../modules/terms/index.ts'

const context = 'https://schema.org'
const chile = { '@type': 'Country', name: 'Chile' }

/** The operator, as search engines know one: https://schema.org/FinancialService. */
function operatorNode(publisher: Publisher) {
  const { brand, site, operator } = publisher
  return {
    '@type': 'FinancialService',
    '@id': `${site}/#operator`,
    name: brand,
    legalName: operator,
    url: `${site}/`,
    address: publisher.operatorAddress,
    email: publisher.operatorEmail,
    telephone: publisher.operatorPhone,
    areaServed: chile,
    feesAndCommissionsSpecification: site + customerAddresses.pricing,
  }
}

/** The structured data of home: who offers the service. */
export const homeGraph = (publisher: Publisher): object => ({
  '@context': context,
  '@graph': [
    operatorNode(publisher),
    {
      '@type': 'WebSite',
      '@id': `${publisher.site}/#site`,
      name: publisher.brand,
      url: `${publisher.site}/`,
      inLanguage: 'es-CL',
      publisher: { '@id': `${publisher.site}/#operator` },
    },
  ],
})

interface CountryPage {
  readonly url: string
  readonly country: string
  readonly currency: string
  readonly now: RateNow | undefined
}

/** The structured data of a country's page: its place in the site, and the rate that it shows, when there is one. */
export const countryGraph = (publisher: Publisher, { url, country, currency, now }: CountryPage): object => ({
  '@context': context,
  '@graph': [
    operatorNode(publisher),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: publisher.brand, item: `${publisher.site}/` },
        { '@type': 'ListItem', position: 2, name: country, item: url },
      ],
    },
    ...(now === undefined
      ? []
      : [
          {
            '@type': 'ExchangeRateSpecification',
            currency,
            currentExchangeRate: {
              '@type': 'UnitPriceSpecification',
              price: rateValue(toSignificant(now.customer, 6, 'half-up')),
              priceCurrency: 'CLP',
              validFrom: now.asOf.toISOString(),
            },
          },
        ]),
  ],
})
