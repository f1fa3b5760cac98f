import type { Translated } from '@puente/contract'
import type { phoneMessages as spanish } from './messages-phone.es.ts'

export const phoneMessages: Translated<typeof spanish> = {
  length: 'Um número do Chile tem 9 números; você digitou {typed}. Por exemplo, 9 1234 5678.',
  foreignShort:
    'Com o código do país, um telefone tem pelo menos {least} números; você digitou {typed}. Por exemplo, +51 912 345 678.',
  characters:
    'O telefone deve ter só números, e + se começar com o código do país. Por exemplo, 9 1234 5678.',
}
