import type { Translated } from '@puente/contract'
import type { restrictionMessages as spanish } from './messages.es.ts'

export const restrictionMessages: Translated<typeof spanish> = {
  title: 'Pou kounye a ou pa ka fè nouvo transfè',
  classes: {
    identity: 'Nou bezwen konfime se ou menm k ap sèvi ak kont lan.',
    documents: 'Nou bezwen verifye dokiman kont ou.',
    payment: 'Nou bezwen klarifye yon peman kont ou.',
    routine: 'N ap fè yon verifikasyon woutin sou kont ou.',
    'own-request': 'Nou kanpe transfè yo paske ou mande sa.',
  },
  review: 'Yon moun nan ekip nou an ap verifye kont ou ankò pa pita pase {date}.',
  open: 'Pa peye sa ki an reta: pou kounye a li pa ta ka pati. Nan Transfè ou wè kijan chak transfè ki an kou ap kontinye. Ou ka wè kont ou, anile sa ou poko peye epi ekri nou.',
  ends: 'N ap fèmen kont ou {date}. Apati kounye a ou pa ka fè nouvo transfè; sa ki an kou yo ap fini oswa n ap ranbouse w yo anvan. Apre sa ou ka kontinye wè resi w yo.',
  endsTitle: 'Kont ou ap fèmen {date}',
  write: 'Ekri nou',
  appeal: 'Pote plent kont desizyon sa a',
  closing: {
    title: 'Kont ou ap fèmen',
    text: 'Depi {since} ou pa ka fè nouvo transfè. N ap fèmen kont lan lè sa ki rete louvri fini.',
    see: 'Wè sa ki manke',
  },
  closed: {
    title: 'Kont ou fèmen',
    text: 'Li fèmen {at}. Nou kenbe done w, transfè w ak resi w yo jiska {until}.',
    can: 'Jiska lè sa a ou ka konekte pou wè yo, resevwa ranbousman epi pote plent.',
    transfers: 'Wè transfè mwen yo',
    statements: 'Telechaje relve mwen',
  },
}
