import type { Translated } from '@puente/contract'
import type { guestMessages as spanish } from './messages.es.ts'

/** Texts of the form that a recipient fills in, in Haitian Creole. */
export const guestMessages: Translated<typeof spanish> = {
  title: '{sender} vle voye lajan ba ou',
  lead: 'Ranpli enfòmasyon sou kont ou ({country}). {sender} ap verifye yo anvan li voye lajan an.',
  safe: 'Nou sèvi ak enfòmasyon sa yo sèlman pou nou peye w. Pèsonn p ap mande w modpas ni kòd.',
  until: 'Lyen an mache yon sèl fwa, jiska {date}.',
  language: 'Lang',
  loading: 'Ap chaje…',
  kind: 'Pou ki moun kont lan ye?',
  kinds: {
    person: 'Yon moun',
    company: 'Yon konpayi',
  },
  name: {
    person: 'Non konplè',
    company: 'Non konpayi an',
  },
  nameHint: 'Jan li parèt nan bank ou.',
  nameMissing: 'Ekri non moun k ap resevwa a.',
  submit: 'Voye enfòmasyon m yo bay {sender}',
  sent: {
    title: '{sender} resevwa enfòmasyon w yo',
    text: 'Li pral verifye yo kounye a. Ou ka fèmen paj sa a. Si ou fè yon erè, mande yon lòt lyen.',
  },
  gone: {
    used: {
      title: 'Lyen sa a te deja sèvi',
      text: 'Enfòmasyon yo rive jwenn moun ki te voye lyen an. Pou chanje yo, mande yon lòt lyen.',
    },
    expired: {
      title: 'Lyen sa a ekspire',
      text: 'Mande moun ki te voye l la yon lòt.',
    },
    revoked: {
      title: 'Yo retire lyen sa a',
      text: 'Mande moun ki te voye l la yon lòt.',
    },
    unknown: {
      title: 'Lyen sa a pa louvri okenn fòmilè',
      text: 'Petèt yon pati ladan l manke. Mande moun ki te voye l la pataje l ankò.',
    },
  },
  failed: {
    title: 'Nou pa t kapab chaje fòmilè a',
    text: 'Verifye koneksyon w epi eseye ankò.',
    retry: 'Eseye ankò',
  },
  notSent: {
    title: 'Nou pa t kapab voye enfòmasyon w yo',
    text: 'Sa ou te ekri a toujou la. Verifye koneksyon w epi eseye ankò.',
    tooMany: 'Ou eseye twòp fwa. Tann kèk minit.',
    closed: 'Pou kounye a, yo pa ka voye lajan nan peyi sa a.',
  },
  ui: {
    titlePrefix: 'Erè: ',
    summaryTitle: 'Gen yon pwoblèm',
    optional: '(si ou vle)',
    tooLong: 'Tèks sa a gen jiska {longest} karaktè; ou ekri {typed}. Fè l pi kout.',
  },
}
