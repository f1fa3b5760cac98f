import type { RateAlertWire, RecipientFormWire } from '@puente/contract/customer'
import type { Cast } from './cast.ts'
import { detailsFor, recipientBody } from '../life.ts'
import { quote, quoteBody, recipient } from './orders.ts'

let nextRate = 0
/** An alert for a rate that no other sample has; the demo rate of the dollar is near 950. */
const alertBody = () => ({ currency: 'USD', clpPerUnit: `7${String((nextRate += 1)).padStart(2, '0')}` })

/** Valid requests about forms that recipients fill in. */
function formSamples(as: Cast['as']) {
  const path = '/api/recipient-forms'
  const { name, kind, details } = recipientBody()
  let filled = 0
  const shared = async () => {
    const { body } = await as('persona').post<{ form: RecipientFormWire; url: string }>(path, {
      corridorId: 'us-usd',
    })
    return { id: body.form.id, link: `/api/shared-forms/${body.url.split('/').at(-1)}` }
  }
  const typed = () => ({
    name,
    kind,
    details: { ...details, accountNumber: String(8_000_000_000 + (filled += 1)) },
  })
  return {
    listRecipientForms: async () => ({ path }),
    createRecipientForm: async () => ({ path, body: { corridorId: 'us-usd', alias: 'Mamá' } }),
    getRecipientForm: async () => ({ path: `${path}/${(await shared()).id}` }),
    endRecipientForm: async () => ({ path: `${path}/${(await shared()).id}` }),
    acceptRecipientForm: async () => {
      const { id, link } = await shared()
      await as('persona').post(`${link}/proposal`, typed())
      return { path: `${path}/${id}/acceptance`, body: { relationship: 'friend' } }
    },
    getSharedForm: async () => ({ path: (await shared()).link }),
    fillSharedForm: async () => ({ path: `${(await shared()).link}/proposal`, body: typed() }),
  }
}

/** Valid requests for prices and recipients. */
export const priceSamples = ({ as }: Cast) => ({
  listCorridors: async () => ({ path: '/api/corridors' }),
  getUsualTime: async () => ({ path: '/api/corridors/us-usd/usual-time' }),
  listUsualTimes: async () => ({ path: '/api/usual-times' }),
  listTariffs: async () => ({ path: '/api/tariffs' }),
  listPublishedCosts: async () => ({ path: '/api/published-costs' }),
  listPayerBanks: async () => ({ path: '/api/payer-banks' }),
  listLimits: async () => ({ path: '/api/limits' }),
  getPrice: async () => ({ path: '/api/prices?corridorId=us-usd&side=send&amount=200000' }),
  listDailyRates: async () => ({ path: '/api/daily-rates?currency=USD' }),
  createQuote: async () => ({ path: '/api/quotes', body: quoteBody }),
  getQuote: async () => ({ path: `/api/quotes/${await quote(as('persona'))}` }),
  listRateAlerts: async () => ({ path: '/api/rate-alerts' }),
  createRateAlert: async () => ({ path: '/api/rate-alerts', body: alertBody() }),
  deleteRateAlert: async () => {
    const { body } = await as('persona').post<RateAlertWire>('/api/rate-alerts', alertBody())
    return { path: `/api/rate-alerts/${body.id}` }
  },
  getAllowance: async () => ({ path: '/api/allowance?corridorId=us-usd' }),
  listRecipients: async () => ({ path: '/api/recipients' }),
  searchRecipients: async () => ({ path: '/api/recipients/search?search=rosa' }),
  getRecipientTotals: async () => ({ path: `/api/recipients/${await recipient(as('persona'))}/totals` }),
  createRecipient: async () => ({ path: '/api/recipients', body: recipientBody() }),
  getRecipient: async () => ({ path: `/api/recipients/${await recipient(as('persona'))}` }),
  changeRecipient: async () => ({
    path: `/api/recipients/${await recipient(as('persona'))}`,
    body: { name: 'Rosa Ejemplo', relationship: 'friend', details: detailsFor('us-usd') },
  }),
  saveRecipientPreferences: async () => ({
    path: `/api/recipients/${await recipient(as('persona'))}/preferences`,
    body: { alias: 'Mamá', favourite: true, archived: false },
  }),
  ...formSamples(as),
})

/** Valid requests for what a price was computed from. */
export const staffRateSamples = ({ as }: Cast) => ({
  listRates: async () => ({ path: '/api/rates' }),
  getRate: async () => {
    const { body } = await as('tesoreria').get<{ items: { id: string }[] }>('/api/rates?limit=1')
    return { path: `/api/rates/${body.items[0]?.id}` }
  },
  getQuoteRecord: async () => ({ path: `/api/quotes/${await quote(as('persona'))}` }),
})
