import type { materialWords as spanishMaterialWords } from './messages-controls.es.ts'
import type { moreOptionsText as spanishMoreOptionsText } from './messages-controls.es.ts'
import type { pageButtonText as spanishPageButtonText } from './messages-controls.es.ts'
import type { shownRowsText as spanishShownRowsText } from './messages-controls.es.ts'

/** Numbers stay Chilean. */
const number = new Intl.NumberFormat('es-CL')

const pageWords = {
  first: 'Ale nan premye paj la',
  last: 'Ale nan dènye paj la',
  next: 'Ale nan paj apre a',
}

export const pageButtonText: typeof spanishPageButtonText = (type, page, selected = false) => {
  if (type === 'page') return selected ? `Paj ${page}, ou la a` : `Ale nan paj ${page}`
  return type in pageWords ? pageWords[type as keyof typeof pageWords] : 'Ale nan paj anvan an'
}

export const shownRowsText: typeof spanishShownRowsText = ({ from, to, count }) =>
  `${number.format(from)}–${number.format(to)} sou ${count === -1 ? `plis pase ${number.format(to)}` : number.format(count)}`

/** Texts of Material's own controls, in Haitian Creole. */
export const materialWords: typeof spanishMaterialWords = {
  rowsPerPage: 'Liy nan chak paj:',
  star: (value: number) => (value === 1 ? 'Yon zetwal sou senk' : `${value} zetwal sou senk`),
  noStar: 'San nòt',
  clear: 'Efase',
  close: 'Fèmen',
  open: 'Louvri lis la',
  loading: 'Ap chaje…',
  noOptions: 'Okenn opsyon pa koresponn ak sa ou ekri a',
  pagination: 'Paj yo',
  closeAlert: 'Fèmen avi a',
  more: 'Montre tout chemen an',
}

export const moreOptionsText: typeof spanishMoreOptionsText = (more) =>
  more === 1
    ? 'Gen yon lòt opsyon. Ekri pou jwenn li.'
    : `Gen ${number.format(more)} lòt opsyon. Ekri pou jwenn yo.`
