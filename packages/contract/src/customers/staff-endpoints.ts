import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { timeOrders } from '../list-orders.ts'
import { pageOf, text, wireId } from '../shapes.ts'
import { customerNote, customerSummary, staffCustomer } from './staff-shapes.ts'
import { customerLevels, customerStatuses, noteAudiences } from './staff-words.ts'
import { customerRisks } from './words.ts'

const id = z.strictObject({ id: wireId('customer') })

const filter = {
  kind: z.optional(z.enum(customerKinds)),
  status: z.optional(z.enum(customerStatuses)),
  level: z.optional(z.enum(customerLevels)),
  /** A RUT, an e-mail, an id, or the beginnings of words of the name. */
  search: z.optional(text(80)),
  /** Default: 'newest'. */
  order: z.optional(z.enum(timeOrders)),
}

export const listCustomers = endpoint({
  name: 'listCustomers',
  summary: 'Customers, the newest or the oldest first, filtered or searched.',
  method: 'GET',
  path: '/api/customers',
  who: staffRoles,
  query: z.strictObject({ ...filter, after: z.optional(text(200)), limit: z.optional(z.int()) }),
  reply: pageOf(customerSummary),
  refusals: [],
})

export const exportCustomers = exportEndpoint({
  name: 'exportCustomers',
  of: listCustomers,
  who: ['officer', 'admin'],
})

export const getCustomer = endpoint({
  name: 'getCustomer',
  summary: 'One customer, with everything that the caller’s role may read; the view is recorded.',
  method: 'GET',
  path: '/api/customers/:id',
  who: staffRoles,
  params: id,
  reply: staffCustomer,
  refusals: [],
})

export const changeCustomerRisk = endpoint({
  name: 'changeCustomerRisk',
  summary:
    'Sets the risk of a customer instead of the one by rules; a lower risk is proposed to a second person.',
  method: 'PUT',
  path: '/api/customers/:id/risk',
  who: ['analyst', 'officer'],
  params: id,
  body: z.strictObject({ risk: z.enum(customerRisks), reason: text(500, 3) }),
  refusals: ['not-found', 'already-proposed'],
})

export const createCustomerNote = endpoint({
  name: 'createCustomerNote',
  summary: 'Adds a note about a customer for other staff; notes never change.',
  method: 'POST',
  path: '/api/customers/:id/notes',
  who: staffRoles,
  idempotent: true,
  params: id,
  body: z.strictObject({ text: text(4000), audience: z.optional(z.enum(noteAudiences)) }),
  reply: customerNote,
  status: 201,
  refusals: [],
})
