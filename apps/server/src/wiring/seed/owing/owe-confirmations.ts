import { askEap, recordDocumentName } from '../../../modules/customers/index.ts'
import type { Owe } from './owing.ts'

/** The accepted document has the surnames in another order. */
export const oweSenderName: Owe = (work, { customerId, name }) => {
  const [first, ...rest] = name.split(' ')
  return recordDocumentName(work, customerId, [first, ...rest.toReversed()].join(' '))
}

/** The operator requested a confirmation. */
export const oweEap: Owe = async (work, { customerId }) => {
  await askEap(work, [customerId], 'Demo')
}
