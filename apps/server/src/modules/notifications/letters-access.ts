import type { Letters } from './letter.ts'
import { messages } from './messages-access.es.ts'
import { createWords, when } from './words.ts'

const words = createWords(messages)

/** Mails about a user's own access. */
export const accessLetters: Letters<
  | 'code'
  | 'staff-invited'
  | 'email-known'
  | 'password-changed'
  | 'new-device'
  | 'factor-changed'
  | 'contact-changed'
> = {
  code: ({ purpose, code, minutes }, { brandName: brand }) => ({
    subject: words('code.subject', { purpose: words(`purposes.${purpose}`) }),
    body: words('code.body', { brand, purpose: words(`purposes.${purpose}`) }),
    code,
    after: words('code.after', { minutes }),
  }),
  'staff-invited': ({ staffId, code, hours }, { brandName: brand }) => ({
    subject: words('staffInvited.subject', { brand }),
    body: words('staffInvited.body', { brand }),
    code,
    after: words('staffInvited.after', { hours }),
    action: { label: words('staffInvited.action'), path: `/invitations/${staffId}`, office: true },
  }),
  'email-known': (_facts, { brandName: brand }) => ({
    subject: words('emailKnown.subject', { brand }),
    body: words('emailKnown.body'),
    action: { label: words('emailKnown.action'), path: '/login' },
  }),
  'password-changed': ({ at }) => ({
    subject: words('passwordChanged.subject'),
    body: words('passwordChanged.body', { at: when(at) }),
    action: { label: words('passwordChanged.action'), path: '/recover' },
  }),
  'new-device': ({ at }) => ({
    subject: words('newDevice.subject'),
    body: words('newDevice.body', { at: when(at) }),
    action: { label: words('newDevice.action'), path: '/security' },
  }),
  'factor-changed': ({ at, factor, change }) => ({
    subject: words('factorChanged.subject'),
    body: words('factorChanged.body', { at: when(at), factor, change }),
    action: { label: words('factorChanged.action'), path: '/security' },
  }),
  'contact-changed': ({ at, what }, { brandName: brand }) => ({
    subject: words('contactChanged.subject', { what: words(`gone.${what}`) }),
    body: words('contactChanged.body', { brand, what: words(`gone.${what}`), at: when(at) }),
    action: { label: words('contactChanged.action'), path: '/recover' },
  }),
}
