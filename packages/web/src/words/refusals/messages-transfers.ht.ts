import type { Translated } from '@puente/contract'
import type { transfersMessages as spanish } from './messages-transfers.es.ts'

export const transfersMessages: Translated<typeof spanish> = {
  'quote-expired': {
    what: 'Pri a ekspire.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Mande yon nouvo pri epi konfime ankò.',
  },
  'quote-already-used': {
    what: 'Pri sa a te deja sèvi pou yon lòt transfè.',
    money: 'Nou pa kreye yon dezyèm transfè epi nou pa fè w peye yon lòt fwa.',
    next: 'Gade transfè w yo oswa mande yon nouvo pri.',
  },
  'recipient-of-other-corridor': {
    what: 'Moun nan resevwa nan yon lòt peyi oswa nan yon lòt lajan ki pa sa pri a.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Chwazi yon lòt moun k ap resevwa oswa mande yon pri pou peyi li.',
  },
  'too-many-open-orders': {
    what: 'Ou gen {orders} transfè ki poko peye, se maksimòm nan an menm tan.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Peye oswa anile youn epi konfime ankò.',
  },
  'too-many-orders': {
    what: 'Ou fè {orders} transfè nan {per, select, hour {inèdtan} other {24 èdtan}}, se maksimòm nan.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Konfime ankò apati {again}.',
  },
  'too-many-new-recipients': {
    what: 'Ou ajoute plis pase {orders} moun k ap resevwa nan 24 èdtan.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Chwazi youn ki te la anvan, oswa konfime ankò apati {again}.',
  },
  'limit-exceeded': {
    what: 'Transfè sa a depase limit ou {limit, select, day {pou 24 èdtan} month {pou 30 jou} other {pou chak transfè}}: {limitAmount}.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Kounye a ou ka voye jiska {available}. Nan Limit ou yo ou wè kilè ou ka voye plis.',
  },
  'quote-only': {
    what: 'Kont ou ka wè pri, men li poko ka voye.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Konfime idantite w pou kòmanse voye.',
  },
  'signatures-needed': {
    what: 'Dapre pouvwa (poderes) konpayi w la, pou montan sa a {missing, plural, one {gen yon siyati ki manke} other {gen # siyati ki manke}}.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Mande siyati a: {names} ka siyen.',
  },
  'correction-needs-signatures': {
    what: 'Dapre pouvwa (poderes) konpayi w la, siyati pa w pa ase pou chanje moun k ap resevwa montan sa a.',
    money: 'Lajan an toujou avèk nou.',
    next: 'Mande ranbousman epi kreye transfè a ankò: se la moun ki dwe siyen yo ap siyen.',
  },
  'signatures-not-needed': {
    what: 'Pou montan sa a, siyati pa w ase.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Konfime transfè a san mande yon lòt siyati.',
  },
  'too-many-signature-requests': {
    what: 'Gen {orders} transfè deja k ap tann siyati, se maksimòm nan.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Siyen oswa retire youn anvan ou mande yon lòt siyati.',
  },
  'signed-price-higher': {
    what: 'Montan pou peye a monte pandan w ap verifye l: kounye a se {limitAmount}.',
    money: 'Ou pa siyen anyen epi nou pa fè w peye anyen.',
    next: 'Verifye nouvo montan an epi siyen si ou dakò.',
  },
  'signed-recipient-changed': {
    what: 'Enfòmasyon moun k ap resevwa a chanje apre yo te mande siyati yo.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Retire demann sa a epi mande siyati yo ankò ak enfòmasyon ki genyen kounye a.',
  },
  'signing-power-missing': {
    what: 'Ou pa ka siyen transfè sa a pou konpayi w la: {reason, select, unnamed {pouvwa li yo pa nonmen w} limit {montan an depase sa yo pèmèt ou} other {gen moun ki manke pou siyen avè w}}.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Pou voye, {reason, select, absent {ajoute moun ki manke nan kont lan: {names}} limit {desann montan an oswa mande yon moun ki gen plis pouvwa fè l} other {mande yon reprezantan ki gen pouvwa fè l}}.',
  },
  'not-in-this-state': {
    what: 'Transfè a chanje eta deja epi li pa pèmèt etap sa a.',
    money: 'Tantativ sa a pa deplase lajan.',
    next: 'Rechaje paj la pou wè eta li.',
  },
  'nothing-to-choose': {
    what: 'Transfè sa a pa bezwen yon desizyon nan men w ankò.',
    money: 'Tantativ sa a pa deplase lajan.',
    next: 'Rechaje paj la pou wè kijan l kontinye.',
  },
  'rating-final': {
    what: 'Evalyasyon sa a pa ka chanje ankò.',
    money: 'Okenn lajan pa deplase.',
    next: 'Si ou vle di nou plis, ekri nou nan paj transfè a.',
  },
  'bank-unavailable': {
    what: 'Bank ki resevwa peman yo pa reponn.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Eseye nan kèk minit, oswa peye pa vireman ak enfòmasyon ki sou ekran an.',
  },
}
