import type { Translated } from '@puente/contract'
import type { referralsMessages as spanish } from './messages-referrals.es.ts'

export const referralsMessages: Translated<typeof spanish> = {
  'code-unknown': {
    what: 'Kòd envitasyon sa a pa egziste.',
    money: 'Kont ou ak lajan w rete menm jan.',
    next: 'Mande moun ki te envite w la voye l ankò, oswa kontinye san kòd.',
  },
  'own-code': {
    what: 'Kòd sa a se pou ou, oswa pou yon moun ki sèvi ak menm kont avè w.',
    money: 'Okenn lajan pa deplase.',
    next: 'Pataje l ak yon lòt moun: tou de ap genyen ak premye transfè li.',
  },
  'invited-too-late': {
    what: 'Ou ka sèvi ak yon sèl kòd, anvan premye transfè w.',
    money: 'Kont ou ak transfè w yo rete menm jan.',
    next: 'Envite lòt moun ak pwòp kòd pa w.',
  },
  'no-reward': {
    what: 'Ou pa gen rekonpans ki rete pou itilize.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la pou wè kijan yo fini.',
  },
  'cause-unknown': {
    what: 'Kòz sa a pa resevwa don ankò.',
    money: 'Okenn lajan pa deplase. Ou kenbe rekonpans ou yo.',
    next: 'Rechaje paj la epi chwazi yon lòt kòz.',
  },
  'donation-expired': {
    what: 'Don sa a te deja konfime oswa demi èdtan pase san ou pa konfime l.',
    money: 'Tantativ sa a pa deplase lajan.',
    next: 'Gade rekonpans ou yo. Si yo la toujou, bay don an ankò.',
  },
}
