import { contactsOf, emailBounced, setPhone } from '../../../modules/access/index.ts'
import type { Owe } from './owing.ts'

/** Mail to them comes back, and their phone is one that nobody proved. */
export const oweContact: Owe = async (work, { userId, email }) => {
  const contact = (await contactsOf(work, [userId])).get(userId)
  if (contact?.phone === undefined) throw new Error(`${email} has no phone`)
  await setPhone(work, userId, contact.phone)
  await emailBounced(work, email)
}
