import { createUser, userIdOf } from '../../../modules/access/index.ts'
import { createCustomer } from '../../../modules/customers/index.ts'
import { seedRewards } from '../../../modules/referrals/index.ts'
import type { Work } from '../../../platform/work.ts'
import type { Debtor, Owe } from './owing.ts'

/** A user invited by this one, who never signs in. */
async function invitedBy(work: Work, { userId }: Debtor): Promise<string> {
  const email = `invitada.${userId}@demo.puente.test`
  const present = await userIdOf(work, email)
  if (present !== undefined) return present
  const customer = await createCustomer(work, {
    kind: 'person',
    name: 'Irma Demo Invitada',
    status: 'quote-only',
    level: 'basic',
    country: 'CL',
  })
  const customerIds = [customer?.id ?? ''] as const
  // No password has this hash.
  const password = '-' as Parameters<typeof createUser>[1]['password']
  return (await createUser(work, { email, name: 'Irma Demo Invitada', password, customerIds })) ?? ''
}

/** Invited a user whose first transfer was delivered. */
export const oweRewards: Owe = async (work, debtor) => {
  await seedRewards(work, debtor.userId, await invitedBy(work, debtor))
}
