import type { materialWords as spanish, moreOptionsText as spanishMore } from './messages-controls.es.ts'

const number = new Intl.NumberFormat('es-CL')

const pageWords = {
  first: 'Ir para a primeira página',
  last: 'Ir para a última página',
  next: 'Ir para a próxima página',
}

export const pageButtonText = (type: string, page?: number | null, selected = false): string => {
  if (type === 'page') return selected ? `Página ${page}, você está aqui` : `Ir para a página ${page}`
  return type in pageWords ? pageWords[type as keyof typeof pageWords] : 'Ir para a página anterior'
}

/** '1.001–1.050 de 12.345' */
export const shownRowsText = ({ from, to, count }: { from: number; to: number; count: number }): string =>
  `${number.format(from)}–${number.format(to)} de ${count === -1 ? `mais de ${number.format(to)}` : number.format(count)}`

export const materialWords: typeof spanish = {
  rowsPerPage: 'Linhas por página:',
  star: (value: number) => (value === 1 ? 'Uma estrela de cinco' : `${value} estrelas de cinco`),
  noStar: 'Sem nota',
  clear: 'Limpar',
  close: 'Fechar',
  open: 'Abrir a lista',
  loading: 'Carregando…',
  noOptions: 'Nenhuma opção coincide com o que você digitou',
  pagination: 'Páginas',
  closeAlert: 'Fechar o aviso',
  more: 'Mostrar o caminho completo',
}

export const moreOptionsText: typeof spanishMore = (more) =>
  more === 1
    ? 'Há mais uma opção. Digite para encontrá-la.'
    : `Há mais ${number.format(more)} opções. Digite para encontrá-las.`
