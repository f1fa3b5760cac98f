import type { Translated } from '@puente/contract'
import type { helpMessages as spanish } from './messages.es.ts'

export const helpMessages: Translated<typeof spanish> = {
  open: 'Èd',
  unread: '{count, plural, one {# repons ou poko li} other {# repons ou poko li}}',
  close: 'Fèmen èd la',
  back: 'Retounen nan èd la',
  search: 'Chèche nan repons yo',
  here: 'Sou ekran sa a',
  found: '{count, plural, one {Yon repons} other {# repons}}',
  none: 'Pa gen repons ak mo sa yo',
  noneText: 'Ekri nou epi n ap gade sa avè w.',
  all: 'Efase rechèch la',
  ask: {
    title: 'Ekri nou',
    text: 'N ap reponn isit la menm, bò kote sa w ap gade a, epi n ap fè w konnen pa imèl.',
    open: 'Ekri yon mesaj',
    openAbout: 'Ekri sou “{typed}”',
    signIn: 'Konekte pou ekri nou',
    visitor: 'Ak kont ou, n ap reponn isit la menm. San kont, ekri nou pa imèl oswa ranpli yon plent.',
    complaint: 'Pote yon plent',
  },
  threads: {
    title: 'Konvèsasyon w yo',
    all: 'Wè tout',
    unread: 'Poko li',
    failed: 'Nou pa t kapab chaje konvèsasyon w yo',
  },
  thread: {
    title: 'Konvèsasyon',
    failed: 'Nou pa t kapab chaje konvèsasyon an',
    sent: 'Nou voye mesaj ou.',
    full: 'Louvri nan paj li',
    answerBy: 'N ap reponn anvan {when}.',
    reopens: 'Li fèmen. Si ou ekri, l ap louvri ankò.',
  },
  times: {
    text: 'Mwatye jwenn repons nan {half}; nèf sou dis, nan {most}.',
    minutes: '{count, plural, one {# minit travay} other {# minit travay}}',
    hours: '{count, plural, one {# èdtan travay} other {# èdtan travay}}',
  },
}
