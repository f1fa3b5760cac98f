import { isRefusal } from '@puente/contract'
import { confirmProfile, plantAddress, saveProfile } from '../../../modules/customers/index.ts'
import { inPast } from '../history/past.ts'
import type { Owe } from './owing.ts'

const DAY_MS = 24 * 3_600_000
const STREET = 'Calle de Prueba'

/** Lives in Chillán by the code it had until Ñuble was a region of its own. */
export const oweLocation: Owe = (work, { customerId }) =>
  plantAddress(work, customerId, { street: STREET, number: '321', comuna: '08401', region: '08' })

/** Works for somebody, and has not said for whom. */
export const oweEmployer: Owe = async (work, { customerId }) => {
  const saved = await saveProfile(work, customerId, { occupation: 'employed' })
  if (isRefusal(saved)) throw new Error(`the demo customer cannot be employed: ${saved.refused}`)
}

/** Gave a street without its number. */
export const oweAddress: Owe = (work, { customerId }) =>
  plantAddress(work, customerId, { street: STREET, comuna: '13101', region: '13' })

/** Confirmed their facts a year and some days ago: due, and not stopping anything yet. */
export const oweConfirmation: Owe = async (work, { customerId }) => {
  const at = new Date(work.now.getTime() - 370 * DAY_MS)
  await inPast(work, { at, word: `confirmation of ${customerId}` }, work.actor, (then) =>
    confirmProfile(then, customerId, {}),
  )
}
