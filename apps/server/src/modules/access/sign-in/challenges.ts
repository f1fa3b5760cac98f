import type { Work } from '../../../platform/work.ts'
import { insertChallenge, consumeChallenge, type Challenge } from './challenges.store.ts'
import type { Realm } from '../holder.ts'
import { challengeIn, challengeLifeMs } from '../factors/passkeys.ts'
import { newToken, tokenHash } from './token.ts'

/** Issues a challenge, stored as a hash, valid once and for five minutes of real time. */
export async function issueChallenge(work: Work, realm: Realm, challenge: Challenge): Promise<string> {
  const text = newToken()
  const hash = tokenHash(text)
  if (hash === undefined) throw new Error('a new challenge has another form than tokens have')
  const expiresAt = new Date(work.realNow.getTime() + challengeLifeMs)
  await insertChallenge(work, realm, hash, challenge, expiresAt)
  return text
}

/** Consumes the challenge that a passkey's answer names. Undefined when it is unknown, expired or was consumed. */
export async function consumeAnsweredChallenge(
  work: Work,
  realm: Realm,
  clientDataJSON: string,
): Promise<(Challenge & { readonly text: string }) | undefined> {
  const text = challengeIn(clientDataJSON) ?? ''
  const hash = tokenHash(text)
  const taken = hash && (await consumeChallenge(work, realm, hash))
  return taken && { ...taken, text }
}
