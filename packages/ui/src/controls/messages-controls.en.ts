import type {
  materialWords as spanishMaterialWords,
  moreOptionsText as spanishMoreOptionsText,
  pageButtonText as spanishPageButtonText,
  shownRowsText as spanishShownRowsText,
} from './messages-controls.es.ts'

const number = new Intl.NumberFormat('es-CL')

const pageWords = {
  first: 'Go to the first page',
  last: 'Go to the last page',
  next: 'Go to the next page',
}

export const pageButtonText: typeof spanishPageButtonText = (type, page, selected = false) => {
  if (type === 'page') return selected ? `Page ${page}, you are here` : `Go to page ${page}`
  return type in pageWords ? pageWords[type as keyof typeof pageWords] : 'Go to the previous page'
}

export const shownRowsText: typeof spanishShownRowsText = ({ from, to, count }) =>
  `${number.format(from)}–${number.format(to)} of ${count === -1 ? `more than ${number.format(to)}` : number.format(count)}`

export const materialWords: typeof spanishMaterialWords = {
  rowsPerPage: 'Rows per page:',
  star: (value) => (value === 1 ? 'One star of five' : `${value} stars of five`),
  noStar: 'No rating',
  clear: 'Clear',
  close: 'Close',
  open: 'Open the list',
  loading: 'Loading…',
  noOptions: 'No option matches what you typed',
  pagination: 'Pages',
  closeAlert: 'Close the notice',
  more: 'Show the full path',
}

export const moreOptionsText: typeof spanishMoreOptionsText = (more) =>
  more === 1
    ? 'There is one more option. Type to find it.'
    : `There are ${number.format(more)} more options. Type to find them.`
