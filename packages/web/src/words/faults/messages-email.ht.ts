import type { Translated } from '@puente/contract'
import type { emailMessages as spanish } from './messages-email.es.ts'

export const emailMessages: Translated<typeof spanish> = {
  noAt: 'Imèl la manke @.',
  manyAts: 'Yon imèl gen yon sèl @.',
  blank: 'Yon imèl pa gen espas.',
  before: 'Sa ki vin anvan @ a manke.',
  ending: 'Fen imèl la manke, tankou .cl oswa .com.',
  parts:
    'Verifye pwen ak tirè ki nan imèl la: pa gen de pwen youn dèyè lòt, ni youn nan kòmansman oswa nan fen.',
}
