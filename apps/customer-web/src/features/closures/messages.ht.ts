import type { Translated } from '@puente/contract'
import type { closureMessages as spanish } from './messages.es.ts'

export const closureMessages: Translated<typeof spanish> = {
  title: 'Fèmen kont mwen',
  lead: 'Anvan ou fèmen l, nou montre w sa ki rete louvri ak kijan pou fini l.',
  back: 'Pwofil',
  failed: 'Nou pa t kapab chaje fèmti kont ou',
  open: {
    title: 'Sa ki rete louvri',
    none: 'Pa gen anyen ki rete louvri: kont lan ap fèmen lè w konfime.',
    afterwards: 'Anyen pa anpeche fèmen l: kont lan fèmen lè ou konfime. Apre sa, sa a ap kontinye:',
    some: 'N ap fèmen kont lan lè sa ki rete louvri fini. Pandan tan sa a ou pa ka fè nouvo transfè.',
    'unpaid-order':
      'Transfè {reference} ki pa peye, {amount}. Si pa gen lajan ki rive, l ap anile lè kont lan fèmen.',
    transfer:
      'Transfè {reference} an kou, {amount}. L ap fini oswa n ap ranbouse w; ou ka anile l jiska lè nou konvèti l.',
    correction:
      'Transfè {reference}, {amount}, bank k ap resevwa a remèt li. Korije enfòmasyon yo oswa mande ranbousman.',
    refund: 'Ranbousman transfè {reference}. L ap fini lè lajan an rive nan kont ou.',
    'received-money':
      'Lajan nou resevwa nan men ou san yon transfè ki koresponn avè l, {amount}. L ap fini lè nou remèt li nan kont kote l te soti a.',
    debt: 'Dèt {amount}. L ap fini lè w peye l.',
    application: 'N ap verifye idantite w. Sa ap fini lè nou reponn ou.',
    complaint: 'Plent {folio}, n ap reponn li pi ta {due}. L ap kontinye menm si ou fèmen kont lan.',
    complaintAnswered: 'Plent {folio}. L ap kontinye menm si ou fèmen kont lan.',
    see: 'Wè transfè a',
    pay: 'Wè dèt la',
    seeComplaint: 'Wè plent lan',
  },
  rewards: {
    title: 'Ou gen {amount} nan rekonpans',
    text: 'Lè kont lan fèmen ou pa ka sèvi ak yo nan yon transfè. Si ou vle, bay yo kòm don anvan.',
    decide: 'Deside sa pou fè ak yo',
  },
  kept: {
    title: 'Sa nou kenbe ak jiska kilè',
    text: 'Lalwa oblije nou kenbe done w, transfè w ak resi w yo {years, plural, one {# an} other {# an}} apre fèmti a. Pandan tan sa a ou ka konekte pou wè yo, resevwa ranbousman epi pote plent. N ap ekri w sèlman si lalwa oblije nou.',
    again: 'Chak RUT gen yon sèl kont. Si ou vle tounen, ekri nou nan menm kont sa a.',
  },
  company: {
    title: 'Moun ki pèdi aksè yo',
    text: 'Lè w fèmen kont lan, konpayi an fèmen pou tout moun. Si se ou menm sèl ki vle soti, mete yon lòt moun kòm administratè epi fini aksè ou nan Moun.',
    member: '{name}, {role}',
    members: 'Wè moun yo',
    alone: 'Se ou menm sèl ki nan konpayi sa a.',
  },
  close: 'Fèmen kont mwen',
  sure: {
    title: 'Ou vle fèmen kont ou?',
    text: 'Apati kounye a ou pa ka fè nouvo transfè. Sesyon w yo ap fèmen lè kont lan fèmen.',
    confirm: 'Fèmen kont mwen',
    keep: 'Kite l louvri',
  },
  closing: {
    exit: 'Nou deside fèmen kont ou. Ou pa ka fè nouvo transfè; n ap fèmen l lè sa ki rete louvri fini.',
    withdraw: 'Kite kont mwen louvri',
  },
}
