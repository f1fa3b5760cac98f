const number = new Intl.NumberFormat('es-CL')

const pageWords = {
  first: 'Ir a la primera página',
  last: 'Ir a la última página',
  next: 'Ir a la página siguiente',
}

/** The accessible name of a pagination button. */
export const pageButtonText = (type: string, page?: number | null, selected = false): string => {
  if (type === 'page') return selected ? `Página ${page}, estás aquí` : `Ir a la página ${page}`
  return type in pageWords ? pageWords[type as keyof typeof pageWords] : 'Ir a la página anterior'
}

/** '1.001–1.050 de 12.345' */
export const shownRowsText = ({ from, to, count }: { from: number; to: number; count: number }): string =>
  `${number.format(from)}–${number.format(to)} de ${count === -1 ? `más de ${number.format(to)}` : number.format(count)}`

/** Texts of Material's own controls, in Chilean Spanish. */
export const materialWords = {
  rowsPerPage: 'Filas por página:',
  star: (value: number) => (value === 1 ? 'Una estrella de cinco' : `${value} estrellas de cinco`),
  noStar: 'Sin nota',
  clear: 'Borrar',
  close: 'Cerrar',
  open: 'Abrir la lista',
  loading: 'Cargando…',
  noOptions: 'Ninguna opción calza con lo que escribiste',
  pagination: 'Páginas',
  closeAlert: 'Cerrar el aviso',
  more: 'Mostrar la ruta completa',
}

/** How many options a list does not show, and how to find them. */
export const moreOptionsText = (more: number): string =>
  more === 1
    ? 'Hay una opción más. Escribe para encontrarla.'
    : `Hay ${number.format(more)} opciones más. Escribe para encontrarlas.`
