import { addressOf } from './mail-address.ts'
import type { Letters } from './letter.ts'
import { valueWords as words, when } from '../words.ts'

/** Messages about a user's own access. */
export const accessLetters: Letters<
  | 'code'
  | 'staff-invited'
  | 'email-known'
  | 'password-changed'
  | 'new-device'
  | 'factor-changed'
  | 'contact-changed'
> = {
  code: ({ purpose, code, minutes }) => ({
    values: { purpose: words(`purposes.${purpose}`), code, minutes },
    code,
    target: undefined,
  }),
  'staff-invited': ({ staffId, code, hours }) => ({
    values: { hours },
    code,
    target: { path: `/invitations/${staffId}`, office: true },
  }),
  'email-known': () => ({ values: {}, target: { path: '/login' } }),
  'password-changed': ({ at }) => ({ values: { at: when(at) }, target: { path: '/recover' } }),
  'new-device': ({ at }) => ({ values: { at: when(at) }, target: { path: '/security' } }),
  'factor-changed': ({ at, factor, change }) => ({
    values: { at: when(at), factor, change },
    target: { path: '/security' },
  }),
  'contact-changed': ({ at, what }, frame) => {
    const target = { path: '/recover' }
    return {
      values: { what: words(`gone.${what}`), at: when(at), address: addressOf(frame, target) },
      target,
    }
  },
}
