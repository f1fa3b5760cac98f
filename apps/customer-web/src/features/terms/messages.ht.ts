import type { Translated } from '@puente/contract'
import type { termsMessages as spanish } from './messages.es.ts'

export const termsMessages: Translated<typeof spanish> = {
  kinds: {
    'terms-of-use': {
      title: 'Tèm ak kondisyon',
      description: 'Tèm ak kondisyon sèvis la ki valab, ak vèsyon yo ak dat yo.',
    },
    'privacy-notice': {
      title: 'Avi sou vi prive',
      description: 'Ki done pèsonèl nou itilize, pou kisa, pandan konbyen tan ak ki dwa ou genyen.',
    },
  },
  version: 'Vèsyon {version}, valab depi {date}',
  next: 'Apati {date} yon nouvo vèsyon ap valab',
  nextText: 'N ap montre w li anvan pou ou li l. Jiska jou sa a se sa ki nan paj sa a ki valab.',
  print: 'Enprime',
  hash: 'Anprent tèks sa a',
  hashText:
    'Se yon kòd ki chanje si yon lèt nan tèks la chanje. Nou kenbe sa ki nan tèks ou aksepte a, pou ou ka verifye kilès li te ye.',
  failed: 'Nou pa t kapab chaje tèks sa a',
}
