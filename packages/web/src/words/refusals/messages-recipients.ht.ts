import type { Translated } from '@puente/contract'
import type { recipientsMessages as spanish } from './messages-recipients.es.ts'

export const recipientsMessages: Translated<typeof spanish> = {
  'recipient-already-kept': {
    what: 'Ou gen yon moun k ap resevwa deja ak menm kont sa a.',
    money: 'Okenn lajan pa deplase.',
    next: 'Chwazi l nan lis moun k ap resevwa yo.',
  },
  'recipient-just-changed': {
    what: 'Enfòmasyon moun k ap resevwa a chanje gen mwens pase 24 èdtan.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Pou sekirite w, ou ka voye ba li apati {again}. Ou ka voye bay lòt moun ou yo kounye a.',
  },
  'recipient-incomplete': {
    what: 'Moun k ap resevwa a manke yon enfòmasyon bank li mande kounye a.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Louvri l nan Moun k ap resevwa epi ranpli enfòmasyon yo. Pou sekirite w, ou ka voye ba li 24 èdtan apre.',
  },
  'contact-just-changed': {
    what: 'Imèl ou, telefòn ou oswa dezyèm faktè w la chanje gen mwens pase 24 èdtan.',
    money: 'Okenn lajan pa deplase.',
    next: 'Pou sekirite w, ajoute oswa chanje moun k ap resevwa lè dèlè sa a pase. Ou ka voye bay sa ou genyen deja yo kounye a.',
  },
  'recipient-form-gone': {
    what: 'Lyen sa a pa mache ankò: li ekspire, li te sèvi oswa yo retire l.',
    money: 'Okenn lajan pa deplase.',
    next: 'Mande moun ki te voye l la yon lòt lyen.',
  },
  'recipient-form-closed': {
    what: 'Enfòmasyon sa yo te deja aksepte, jete oswa ekspire.',
    money: 'Okenn lajan pa deplase.',
    next: 'Verifye moun k ap resevwa yo.',
  },
  'too-many-recipient-forms': {
    what: 'Ou gen {most} lyen ki louvri, se maksimòm nan.',
    money: 'Okenn lajan pa deplase.',
    next: 'Retire youn ou pa sèvi avè l epi kreye yon lòt.',
  },
}
