export { isCountry } from './countries.ts'
export type { Named, Place } from './place.ts'
export { placesHandlers } from './places.customer.ts'
export { placeOf } from './places.store.ts'
