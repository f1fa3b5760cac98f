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
        'Says how the caller can show who they are; without a second factor a code goes to their e-mail, or to their phone where mail comes back.',
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
      summary: 'Shows who the caller is; what asks for it opens for ten minutes in this session.',
      method: 'POST',
      path: '/api/step-ups/current',
      ...asker,
      enrolling: true,
      body: z.strictObject({ code: z.optional(text(20)), ...secondFactor, remember }),
      reply: z.strictObject({ provenUntil: instant }),
      refusals: ['code-wrong', 'code-expired', 'proof-wrong', 'too-many-attempts', 'fields-wrong'],
    }),
  }) as const
