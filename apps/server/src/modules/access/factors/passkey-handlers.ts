import { fromWireId, isRefusal, refuse, toWireId, type Refusal } from '@puente/contract'
import type { customerEndpoints, PasskeyAttestation } from '@puente/contract/customer'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { issueChallenge, consumeAnsweredChallenge } from '../sign-in/challenges.ts'
import { factorWasAdded, removeFactor } from './factors.ts'
import { lockFactors } from './factors.store.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountOfActor, type AccountId } from '../holder.ts'
import { passkeyCreationFor, readAttestation } from './passkeys.ts'
import { deletePasskey, insertPasskey, passkeysOf, renamePasskey, type NewPasskey } from './passkeys.store.ts'
import { personFor } from '../people/people.store.ts'
import { proveSessionNow } from './totp-handlers.ts'

type Endpoints = Pick<
  typeof customerEndpoints,
  'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>

/** Handlers of a user's passkeys. */
export const passkeyHandlers = (
  endpoints: Endpoints,
  { party, mustKeepFactor }: AuthContext,
): readonly Handler[] => [
  handler(endpoints.startPasskey, async (work) => {
    const holder = accountOfActor(work.actor)
    const { email, name } = await personFor(work, holder)
    const challenge = await issueChallenge(work, holder.realm, {
      purpose: 'registration',
      holderId: holder.id,
    })
    return passkeyCreationFor(
      party,
      challenge,
      { id: holder.id, email, name },
      await passkeysOf(work, holder),
    )
  }),
  preparedHandler(
    endpoints.addPasskey,
    (runtime, { actor, body }) => checkAttestation(runtime, party, accountOfActor(actor), body.passkey),
    (work, { body, request }, made: Omit<NewPasskey, 'name'>) =>
      addPasskey(work, { ...made, name: body.name.trim() }, request),
  ),
  handler(endpoints.renamePasskey, async (work, { params, body }) => {
    const id = fromWireId('passkey', params.id)
    const renamed =
      id !== undefined && (await renamePasskey(work, accountOfActor(work.actor), id, body.name.trim()))
    return renamed ? undefined : refuse('not-found')
  }),
  handler(endpoints.removePasskey, async (work, { params }) => {
    const id = fromWireId('passkey', params.id)
    if (id === undefined) return refuse('not-found')
    const holder = accountOfActor(work.actor)
    return removeFactor(work, holder, 'passkey', mustKeepFactor, () => deletePasskey(work, holder, id))
  }),
]

/** The challenge is consumed in its own transaction, so that a wrong answer consumes it too. */
async function checkAttestation(
  runtime: Runtime,
  party: AuthContext['party'],
  holder: AccountId,
  typed: PasskeyAttestation,
): Promise<Omit<NewPasskey, 'name'> | Refusal<'proof-wrong'>> {
  const challenge = await runtime.work({ kind: 'system', name: 'access' }, (work) =>
    consumeAnsweredChallenge(work, holder.realm, typed.clientDataJSON),
  )
  if (challenge?.purpose !== 'registration' || challenge.holderId !== holder.id) return refuse('proof-wrong')
  return (await readAttestation(party, challenge.text, typed)) ?? refuse('proof-wrong')
}

async function addPasskey(work: Work, made: NewPasskey, request: RequestFacts) {
  const holder = accountOfActor(work.actor)
  await lockFactors(work, holder)
  const id = work.id()
  if (!(await insertPasskey(work, holder, id, made))) return refuse('proof-wrong')
  const proven = await proveSessionNow(work, holder, request)
  if (isRefusal(proven)) return proven
  const recoveryCodes = await factorWasAdded(work, holder, 'passkey')
  const passkey = {
    id: toWireId('passkey', id),
    name: made.name,
    createdAt: work.realNow.toISOString(),
  }
  return recoveryCodes === undefined ? { passkey } : { passkey, recoveryCodes }
}
