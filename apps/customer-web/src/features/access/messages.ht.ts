import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  title: 'Konekte',
  lead: 'Pou voye lajan ak wè transfè w yo.',
  email: 'Imèl',
  password: 'Modpas',
  submit: 'Konekte',
  passwordMissing: 'Ekri modpas ou',
  wrong: {
    title: 'Imèl la ak modpas la pa koresponn',
    message: 'Verifye tou de epi eseye ankò. Majiskil yo konte nan modpas la.',
  },
  locked: {
    title: 'Te gen plizyè tantativ ki pa mache sou aparèy sa a',
    message:
      'Eseye ankò nan {minutes, plural, one {# minit} other {# minit}}, oswa chanje modpas ou si ou pa sonje l. Transfè w yo kontinye.',
  },
  complain: 'Ekri nan fòmilè plent lan',
  forgotten: 'Mwen bliye modpas mwen',
  stranger: 'Se premye fwa ou isit la?',
  signUp: 'Kreye kont ou',
  passkey: 'Antre ak yon kle aksè',
  passkeyFailed: 'Nou pa t kapab antre ak kle sa a',
  passkeyAgain: 'Eseye ankò',
  recover: {
    title: 'Jwenn aksè ou ankò',
    lead: 'N ap voye yon kòd ba ou pou w chwazi yon lòt modpas.',
    send: 'Voye kòd',
    codeTitle: 'Chwazi yon lòt modpas',
    codeLead: 'Si {email} gen yon kont, nou voye yon kòd sis chif ba li. L ap ekspire nan dis minit.',
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
  },
  security: {
    title: 'Sekirite',
    lead: 'Kijan ou antre nan kont ou ak ki kote.',
  },
  demo: {
    title: 'Kont demonstrasyon',
    text: 'Se anviwònman tès la: lajan an pa reyèl.',
    person: 'Moun',
    company: 'Konpayi',
    use: 'Sèvi ak {email}',
    password: 'Modpas tou de se {password}',
  },
}
