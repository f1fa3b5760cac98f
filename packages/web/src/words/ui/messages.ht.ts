import type { Translated } from '@puente/contract'
import type { uiMessages as spanish } from './messages.es.ts'

export const uiMessages: Translated<typeof spanish> = {
  titlePrefix: 'Erè: ',
  summaryTitle: 'Gen yon pwoblèm',
  showPassword: 'Montre modpas la',
  hidePassword: 'Kache modpas la',
  copy: 'Kopye',
  copied: 'Li kopye',
  loading: 'Ap chaje…',
  skipToContent: 'Ale nan kontni an',
  close: 'Fèmen',
  optional: '(si ou vle)',
  tooLong: 'Tèks sa a gen jiska %longest% karaktè; ou ekri %typed%.',
  amountNoDecimals: 'Montan sa a pa pran desimal. Pwen an separe milye yo. Pa egzanp, 12.500.',
  amountSeparators: 'Pwen an separe milye yo, vigil la separe desimal yo. Pa egzanp, 12.500,50.',
  noFigures: 'Pa gen done nan peryòd la',
}
