export { isCountry } from './countries.ts'

export { localityHandlers } from './localities.customer.ts'
export { localityOf } from './localities.store.ts'
