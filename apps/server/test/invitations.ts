import { uuidOf } from '@puente/contract'
import { newLinkToken } from '../src/modules/access/index.ts'
import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

/** Gives an invitation a link that the test knows, instead of the mailed one. Returns its token. */
export async function replaceLink(
  world: Pick<TestEnvironment, 'databaseUrl'>,
  invitationId: string,
): Promise<string> {
  const { token, hash } = newLinkToken()
  await asOwner(world, 'update customers.member_invitation set token_hash = $1 where id = $2', [
    hash,
    uuidOf('member-invitation', invitationId),
  ])
  return token
}
