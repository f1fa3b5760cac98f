import type { Translated } from '@puente/contract'
import type { pendingContactMessages as spanish } from './messages.es.ts'

export const pendingContactMessages: Translated<typeof spanish> = {
  title: 'Confirm how we contact you',
  lead: 'We use it to tell you about your money and to send you security codes.',
  both: 'First your email, then your phone. It takes two minutes.',
  one: 'It takes a minute.',
  email: {
    title: 'Your email',
    unverified: 'You have not confirmed this email yet.',
    bounced: 'The emails we send to this address do not arrive.',
    send: 'Send code to this email',
    change: 'Use another email',
    done: 'Your email is confirmed. Now your phone.',
  },
  phone: {
    title: 'Your phone',
    unverified: 'You have not confirmed this phone yet.',
    send: 'Send code by SMS',
    change: 'Use another phone',
  },
  stuck: {
    email:
      'To change it we ask you for your second factor or, if you have none, a code by SMS to your confirmed phone. If you do not have that either, write to us and we help you.',
    phone:
      'To change it we ask you for your second factor or a code sent to your email. If you can no longer receive it, write to us and we help you.',
  },
  write: 'Write to us',
  failed: 'We could not show your email and your phone',
}
