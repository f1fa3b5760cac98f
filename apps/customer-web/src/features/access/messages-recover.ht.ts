import type { Translated } from '@puente/contract'
import type { recoverMessages as spanish } from './messages-recover.es.ts'

export const recoverMessages: Translated<typeof spanish> = {
  title: 'Jwenn aksè ou ankò',
  lead: 'N ap voye yon kòd ba ou pou w chwazi yon lòt modpas.',
  send: 'Voye kòd',
  codeTitle: 'Chwazi yon lòt modpas',
  codeLead: 'Si {email} gen yon kont, nou voye yon kòd sis chif ba li. L ap ekspire nan dis minit.',
  email: 'Imèl',
  code: 'Kòd ki nan imèl la',
  codeMissing: 'Ekri sis chif kòd la',
  password: 'Nouvo modpas',
  factor: 'Kòd aplikasyon w lan oswa kòd sekou',
  factorHint: 'Kont ou gen yon dezyèm faktè: nou mande w li tou.',
  factorMissing: 'Ekri kòd dezyèm faktè w la',
  submit: 'Chanje modpas',
  note: 'Lè w chanje l, tout sesyon w yo sou lòt aparèy ap fèmen.',
  other: 'Sèvi ak yon lòt imèl',
  doneTitle: 'Modpas ou chanje',
  done: 'Nou fèmen sesyon w ki te louvri yo. Antre ak nouvo modpas la.',
  signIn: 'Konekte',
  back: 'Retounen pou konekte',
}
