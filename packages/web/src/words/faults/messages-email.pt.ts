import type { Translated } from '@puente/contract'
import type { emailMessages as spanish } from './messages-email.es.ts'

export const emailMessages: Translated<typeof spanish> = {
  noAt: 'Falta a @ no e-mail.',
  manyAts: 'O e-mail deve ter uma única @.',
  blank: 'O e-mail não pode ter espaços.',
  before: 'Falta o que vem antes da @.',
  ending: 'Falta o final do e-mail, como .cl ou .com.',
  parts: 'Revise os pontos e hifens do e-mail: não há dois pontos seguidos, nem um no início ou no fim.',
}
