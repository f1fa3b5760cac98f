import { z } from 'zod/mini'
import { endpoint, type Asker } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { secondFactor } from './proof-shapes.ts'

/**
 * Recovery and change of a password. A new one has 12 to 200 characters; faults are reported at `password` or
 * `next`.
 */
export const passwordEndpoints = (asker: Asker) =>
  ({
    startRecovery: endpoint({
      name: 'startRecovery',
      summary: 'Sends a recovery code to an e-mail; the response is the same when it has no account.',
      method: 'POST',
      path: '/api/recoveries',
      who: 'anyone',
      atMost: { times: 120, perMinutes: 60 },
      body: z.strictObject({ email: text(254, 3) }),
      reply: z.strictObject({ recoveryId: wireId('recovery'), expiresAt: instant }),
      status: 202,
      refusals: ['too-many-requests', 'too-many-codes'],
    }),
    finishRecovery: endpoint({
      name: 'finishRecovery',
      summary:
        'Sets a new password with the code, and with the second factor of a user who has one; ends every session.',
      method: 'POST',
      path: '/api/recoveries/:id/password',
      who: 'anyone',
      params: z.strictObject({ id: wireId('recovery') }),
      body: z.strictObject({ code: text(20), password: text(400), ...secondFactor }),
      refusals: [
        'code-wrong',
        'code-expired',
        'fields-wrong',
        'second-factor-asked',
        'proof-wrong',
        'too-many-attempts',
      ],
    }),
    changePassword: endpoint({
      name: 'changePassword',
      summary: 'Changes the caller’s password and ends their other sessions.',
      method: 'PUT',
      path: '/api/password',
      ...asker,
      stepUp: true,
      body: z.strictObject({ current: text(400), next: text(400) }),
      refusals: ['fields-wrong', 'too-many-attempts'],
    }),
  }) as const
