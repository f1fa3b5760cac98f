import type { Translated } from '@puente/contract'
import type { pendingContactMessages as spanish } from './messages.es.ts'

export const pendingContactMessages: Translated<typeof spanish> = {
  title: 'Konfime kijan nou ka kontakte w',
  lead: 'La n ap fè w konnen sou lajan w epi n ap voye kòd sekirite yo ba ou.',
  both: 'Imèl ou anvan, apre sa telefòn ou. Sa pran de minit.',
  one: 'Sa pran yon minit.',
  email: {
    title: 'Imèl ou',
    unverified: 'Ou poko konfime imèl sa a.',
    bounced: 'Imèl nou voye nan adrès sa a pa rive.',
    send: 'Voye kòd nan imèl sa a',
    change: 'Sèvi ak yon lòt imèl',
    done: 'Imèl ou konfime. Kounye a telefòn ou.',
  },
  phone: {
    title: 'Telefòn ou',
    unverified: 'Ou poko konfime telefòn sa a.',
    send: 'Voye kòd pa SMS',
    change: 'Sèvi ak yon lòt telefòn',
  },
  stuck: {
    email:
      'Pou chanje l, nou mande w dezyèm faktè w oswa, si ou pa genyen youn, yon kòd pa SMS sou telefòn ou te konfime a. Si ou pa genyen l nonplis, ekri nou epi n ap ede w.',
    phone:
      'Pou chanje l, nou mande w dezyèm faktè w oswa yon kòd nan imèl ou. Si ou pa ka resevwa l ankò, ekri nou epi n ap ede w.',
  },
  write: 'Ekri nou',
  failed: 'Nou pa t kapab montre imèl ou ak telefòn ou',
}
