import type { Translated } from '@puente/contract'
import type { threadMessages as spanish } from './messages.es.ts'

export const threadMessages: Translated<typeof spanish> = {
  list: {
    title: 'Konvèsasyon w yo',
    lead: 'Sa ou te mande nou, ak repons nou yo.',
    ask: 'Poze yon kesyon',
    empty: 'Ou poko gen konvèsasyon',
    emptyText: 'Mande sa ou vle. Si se pou yon transfè, ekri nou nan paj li.',
    failed: 'Nou pa t kapab chaje konvèsasyon w yo',
    more: 'Chaje plis',
    unread: 'Poko li',
  },
  kind: { transfer: 'Pou yon transfè', complaint: 'Plent', question: 'Kesyon', file: 'Pou done w' },
  state: { 'waiting-operator': 'N ap reponn ou', 'waiting-customer': 'Reponn', closed: 'Fèmen' },
  page: {
    back: 'Konvèsasyon',
    folio: 'Folio {folio}',
    transfer: 'Wè transfè a',
    answerBy: 'N ap reponn anvan {when}.',
    messages: 'Mesaj',
    earlier: 'Wè mesaj anvan yo',
    earlierFailed: 'Nou pa t kapab chaje mesaj anvan yo',
    failed: 'Nou pa t kapab chaje mesaj yo',
    you: 'Ou menm',
    us: 'Ekip Èd',
    staff: '{name}, nan Èd',
    answered: 'Yon repons rive',
    event: {
      closed: 'Nou fèmen konvèsasyon sa a',
      reopened: 'Konvèsasyon an louvri ankò',
      'not-received': 'Moun k ap resevwa a di li pa resevwa lajan an. N ap mennen ankèt.',
    },
    reopens: 'Li fèmen. Si ou ekri, l ap louvri ankò.',
  },
  write: {
    label: 'Mesaj ou',
    hint: 'Pa ekri modpas ni kòd: nou pa janm mande w yo.',
    missing: 'Ekri mesaj ou',
    submit: 'Voye mesaj la',
    sent: 'Nou voye mesaj ou.',
  },
  ask: {
    begin: {
      'contact-email':
        'Mwen pa resevwa imèl nan adrès mwen ankò epi mwen pa ka resevwa yon kòd sou telefòn mwen nonplis. Mwen vle chanje imèl mwen pou: ',
      'contact-phone':
        'Mwen pa gen telefòn kont mwen ankò epi mwen pa ka resevwa yon kòd nan imèl mwen. Mwen vle chanje telefòn mwen pou: ',
      'correct-fact': 'Mwen vle korije yon enfòmasyon nan pwofil mwen. Enfòmasyon an ak sa li dwe di: ',
    },
    title: 'Kisa ou bezwen?',
    lead: 'N ap reponn ou isit la menm epi n ap fè w konnen pa imèl.',
    kind: 'Se',
    kinds: {
      question: 'Yon kesyon',
      questionHint: 'Nou reponn nan èdtan travay.',
      complaint: 'Yon plent',
      complaintHint: 'Ak folio (nimewo dosye) ak dèlè repons fòmèl.',
    },
    transfer: 'Sou ki transfè?',
    noTransfer: 'Okenn an patikilye',
    transferValue: '{name}, {amount}, {date}',
  },
  help: {
    title: 'Ou bezwen èd ak transfè sa a?',
    lead: 'Ekri nou isit la epi n ap wè mesaj ou ansanm ak enfòmasyon transfè a.',
    answerBy: 'Si ou ekri kounye a, n ap reponn anvan {when}.',
  },
}
