import type { Translated } from '@puente/contract'
import type { quotesMessages as spanish } from './messages-quotes.es.ts'

export const quotesMessages: Translated<typeof spanish> = {
  'corridor-unknown': {
    what: 'Nou poko voye lajan nan destinasyon sa a.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Chwazi yon lòt peyi.',
  },
  'amount-below-minimum': {
    what: 'Montan an pi piti pase minimòm nan, ki se {minimum}.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Ekri yon montan ki pi gwo.',
  },
  'amount-above-maximum': {
    what: 'Montan an depase sa ou ka voye kounye a: {maximum}.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Ekri yon montan ki pi piti.',
  },
  'receives-nothing': {
    what: 'Montan sa a pa ase pou frè a.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Ekri yon montan ki pi gwo.',
  },
  'not-selling': {
    what: 'Pou kounye a nou pa pran nouvo transfè.',
    money: 'Nou pa fè w peye anyen. Transfè ki an kou yo kontinye.',
    next: 'Eseye pita.',
  },
  'too-many-rate-alerts': {
    what: 'Ou gen {orders} alèt to chanj aktif deja.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Efase youn pou kreye yon lòt.',
  },
  'rate-unavailable': {
    what: 'Nan moman sa a nou pa gen yon to chanj nou ka fè konfyans.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Eseye ankò nan kèk minit.',
  },
}
