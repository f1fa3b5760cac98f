import type { Cast } from './cast.ts'
import { detailsFor, recipientBody } from '../life.ts'
import { quote, quoteBody, recipient } from './orders.ts'

/** Valid requests for prices and recipients. */
export const priceSamples = ({ as }: Cast) => ({
  listCorridors: async () => ({ path: '/api/corridors' }),
  listTariffs: async () => ({ path: '/api/tariffs' }),
  listLimits: async () => ({ path: '/api/limits' }),
  getPrice: async () => ({ path: '/api/prices?corridorId=us-usd&side=send&amount=200000' }),
  createQuote: async () => ({ path: '/api/quotes', body: quoteBody }),
  getQuote: async () => ({ path: `/api/quotes/${await quote(as('persona'))}` }),
  getAllowance: async () => ({ path: '/api/allowance?corridorId=us-usd' }),
  listRecipients: async () => ({ path: '/api/recipients' }),
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
})
