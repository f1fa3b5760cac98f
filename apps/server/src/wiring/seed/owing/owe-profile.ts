import { isRefusal } from '@puente/contract'
import { confirmProfile, seedAddress, saveProfile } from '../../../modules/customers/index.ts'
import { inPast } from '../history/past.ts'
import type { Owe } from './owing.ts'

const DAY_MS = 24 * 3_600_000
const STREET = 'Calle de Prueba'

/** Lives in Chillán, with the code it had before Ñuble became a region. */
export const oweLocation: Owe = (work, { customerId }) =>
  seedAddress(work, customerId, { street: STREET, number: '321', comuna: '08401', region: '08' })

/** Is employed, and has not named the employer. */
export const oweEmployer: Owe = async (work, { customerId }) => {
  const saved = await saveProfile(work, customerId, { occupation: 'employed' })
  if (isRefusal(saved)) throw new Error(`the demo customer cannot be employed: ${saved.refused}`)
}

/** Gave a street without a number. */
export const oweAddress: Owe = (work, { customerId }) =>
  seedAddress(work, customerId, { street: STREET, comuna: '13101', region: '13' })

/** Confirmed their data a year and some days ago: due, but not blocking yet. */
export const oweConfirmation: Owe = async (work, { customerId }) => {
  const at = new Date(work.now.getTime() - 370 * DAY_MS)
  await inPast(work, { at, word: `confirmation of ${customerId}` }, work.actor, (then) =>
    confirmProfile(then, customerId, {}),
  )
}
