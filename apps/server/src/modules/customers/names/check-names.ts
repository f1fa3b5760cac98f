import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { nameChecks, nameFacts } from './name-checks.ts'
import { senderName } from './sender-name-rule.ts'
import { namesToCheck, setNameFacts } from './sender-names.store.ts'

/** Rechecks names that were checked with rules of rails no longer in force. Returns their number. */
export async function checkNames(work: Work, limit: number): Promise<number> {
  const checks = await nameChecks(work)
  const found = await namesToCheck(work, checks.digest, limit)
  for (const { id, kind, name } of found)
    await setNameFacts(work, id, await nameFacts(work, kind, name, checks))
  await settle(
    work,
    [senderName],
    found.map(({ id }) => id),
  )
  return found.length
}
