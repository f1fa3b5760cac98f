export { isCountry } from './countries.ts'

export { placesHandlers } from './places.customer.ts'
export { placeOf } from './places.store.ts'
