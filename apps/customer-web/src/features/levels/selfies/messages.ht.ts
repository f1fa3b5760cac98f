import type { Translated } from '@puente/contract'
import type { selfieMessages as spanish } from './messages.es.ts'

export const selfieMessages: Translated<typeof spanish> = {
  title: 'Yon foto figi w',
  failed: 'Nou pa t kapab montre etap sa a',
  consent: {
    box: 'Mwen li pou kisa li ye epi mwen aksepte yo konpare foto mwen ak pyès idantite mwen.',
    missing: 'Make kare a pou aksepte, oswa chwazi lòt jan an.',
    give: 'Aksepte epi kontinye',
    refuse: 'Mwen prefere yon lòt jan',
  },
  field: 'Selfie ou',
  again: 'Pran yon lòt foto',
  waits: 'Nou resevwa foto w. Yon moun nan ekip nou an ap konpare l.',
  retake: 'Si l pa soti byen, pran yon lòt: l ap ranplase sa ki anvan an.',
  other: {
    title: 'N ap verifye idantite w yon lòt jan',
    text: 'Soumèt demann nan san foto a. Apre sa n ap ekri w pou fikse yon apèl videyo oswa yon vizit.',
    back: 'Retounen wè konsantman an',
  },
  withdraw: 'Ou ka retire konsantman w nenpòt lè nan',
  myData: 'Done mwen',
}
