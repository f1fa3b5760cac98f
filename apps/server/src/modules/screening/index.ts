export { screen, type Party, type Screening } from './screening.ts'
export { keepScreening, latestHits, type KeptHit } from './screening.store.ts'
export { screeningSealed } from './sealed.ts'
