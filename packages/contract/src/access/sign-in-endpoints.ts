import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import type { RefusalCode } from '../refusals.ts'
import { text, emptyBody } from '../shapes.ts'
import { passkeyAssertion, passkeyRequest } from './passkey-shapes.ts'
import { remember, secondFactor, secondFactorAsked } from './proof-shapes.ts'

/** An e-mail address and a password. */
const credentials = z.strictObject({ email: text(254, 3), password: text(200) })

/** The sign-in endpoints of a listener whose sessions have this shape. `more` are refusals of that listener only. */
export const signInEndpoints = <Session extends z.ZodMiniType, const More extends RefusalCode = never>(
  session: Session,
  more: readonly More[] = [],
) =>
  ({
    signIn: endpoint({
      name: 'signIn',
      summary: 'Opens a session and sets its cookie, or requires the second factor of a user who has one.',
      method: 'POST',
      path: '/api/session',
      who: 'anyone',
      body: credentials,
      reply: z.union([session, secondFactorAsked]),
      refusals: ['credentials-unknown', 'too-many-attempts', ...more],
    }),
    finishSignIn: endpoint({
      name: 'finishSignIn',
      summary: 'Opens the session after its second factor.',
      method: 'POST',
      path: '/api/session/second-factor',
      who: 'anyone',
      body: z.strictObject({ pendingId: text(43), ...secondFactor, remember }),
      reply: session,
      refusals: ['sign-in-expired', 'proof-wrong', 'too-many-attempts', ...more],
    }),
    signInWithPasskey: endpoint({
      name: 'signInWithPasskey',
      summary: 'Opens a session with a passkey, without e-mail or password.',
      method: 'POST',
      path: '/api/session/passkey',
      who: 'anyone',
      body: z.strictObject({ passkey: passkeyAssertion }),
      reply: session,
      refusals: ['proof-wrong', 'too-many-attempts', ...more],
    }),
    createPasskeyChallenge: endpoint({
      name: 'createPasskeyChallenge',
      summary: 'A passkey challenge, valid once and for five minutes.',
      method: 'POST',
      path: '/api/passkey-challenges',
      who: 'anyone',
      atMost: { times: 600, perMinutes: 10 },
      body: emptyBody,
      reply: passkeyRequest,
      status: 201,
      refusals: ['too-many-requests'],
    }),
    signOut: endpoint({
      name: 'signOut',
      summary: 'Ends this session.',
      method: 'DELETE',
      path: '/api/session',
      who: 'anyone',
      refusals: [],
    }),
  }) as const
