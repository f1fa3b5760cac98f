import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  title: 'Konekte',
  lead: 'Pou voye lajan ak wè transfè w yo.',
  again:
    'Sesyon ou fèmen: li fèmen lè w pa sèvi ak li pandan yon tan, oswa depi yon lòt aparèy. Antre epi w ap retounen nan paj ou te mande a.',
  closed:
    'Kont ou fèmen. Jiska {until} ou ka antre pou wè transfè ak resi ou yo, resevwa ranbousman epi pote plent.',
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
  factorLost: 'Mwen pa gen dezyèm faktè mwen',
  stranger: 'Se premye fwa ou isit la?',
  signUp: 'Kreye kont ou',
  passkey: 'Antre ak yon kle aksè',
  passkeyFailed: 'Nou pa t kapab antre ak kle sa a',
  passkeyGone: 'Pa gen kont ki genyen l kounye a. Antre ak modpas ou.',
  passkeyAgain: 'Eseye ankò',
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
