import { z } from 'zod/mini'
import { endpoint, type Asker } from '../endpoint.ts'
import { instant, text, emptyBody } from '../shapes.ts'
import { passkeyRequest } from './passkey-shapes.ts'
import { remember, secondFactor } from './proof-shapes.ts'
import { proofMethods } from './words.ts'

/** Step-up: the user proves their identity again before a sensitive operation. */
export const stepUpEndpoints = (asker: Asker) =>
  ({
    startStepUp: endpoint({
      name: 'startStepUp',
      summary:
        'Starts step-up and returns its methods; without a second factor a code is sent by e-mail, or by SMS when mail bounces.',
      method: 'POST',
      path: '/api/step-ups',
      ...asker,
      enrolling: true,
      body: emptyBody,
      reply: z.strictObject({
        methods: z.array(z.enum(proofMethods)),
        /** The request for `navigator.credentials.get`, when one of the methods is a passkey. */
        passkey: z.optional(passkeyRequest),
        /** The masked address that the code was sent to, when the method is mail or sms. */
        sentTo: z.optional(text(254)),
      }),
      status: 201,
      refusals: ['too-many-codes', 'sign-in-again', 'phone-not-served'],
    }),
    finishStepUp: endpoint({
      name: 'finishStepUp',
      summary:
        'Step-up: proves the caller’s identity; endpoints that require it accept this session for ten minutes.',
      method: 'POST',
      path: '/api/step-ups/current',
      ...asker,
      enrolling: true,
      body: z.strictObject({ code: z.optional(text(20)), ...secondFactor, remember }),
      reply: z.strictObject({ provenUntil: instant }),
      refusals: ['code-wrong', 'code-expired', 'proof-wrong', 'too-many-attempts', 'fields-wrong'],
    }),
  }) as const
