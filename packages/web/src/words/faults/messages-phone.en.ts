import type { Translated } from '@puente/contract'
import type { phoneMessages as spanish } from './messages-phone.es.ts'

export const phoneMessages: Translated<typeof spanish> = {
  length: 'A Chilean number has 9 digits; you typed {typed}. For example, 9 1234 5678.',
  foreignShort:
    'With the country code, a phone number has at least {least} digits; you typed {typed}. For example, +51 912 345 678.',
  characters:
    'A phone number has digits only, and + if it starts with the country code. For example, 9 1234 5678.',
}
