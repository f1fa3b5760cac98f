import { contactsOf, emailBounced, setPhone } from '../../../modules/access/index.ts'
import type { Owe } from './owing.ts'

/** Their mail bounces, and their phone is not verified. */
export const oweContact: Owe = async (work, { userId, email }) => {
  const contact = (await contactsOf(work, [userId])).get(userId)
  if (contact?.phone === undefined) throw new Error(`${email} has no phone`)
  await setPhone(work, userId, contact.phone)
  await emailBounced(work, email)
}
