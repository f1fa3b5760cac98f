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
  tooLong: 'Jiska %longest% karaktè; ou ekri %typed%.',
  amountNoDecimals: 'Montan sa a pa pran desimal. Pa egzanp, 12.500.',
  amountTooLong: 'Montan an twò long. Ekri yon pi kout.',
  amountSeparators: 'Pwen pou milye, vigil pou desimal. Pa egzanp, 12.500,50.',
  noFigures: 'Pa gen done nan peryòd la',
}
