import type { calendarWords as spanish } from './messages-calendar.es.ts'

type Words = Omit<typeof spanish, 'switchView'> & { readonly switchView: (view: string) => string }

/** Texts of the calendar and its field, in Haitian Creole. */
export const calendarWords: Words = {
  open: 'Louvri kalandriye a',
  openAt: (date: string) => `Louvri kalandriye a; dat ou chwazi a se ${date}`,
  calendar: 'Kalandriye',
  placeholder: 'jj/mm/aaaa',
  previousMonth: 'Mwa anvan an',
  nextMonth: 'Mwa apre a',
  switchView: (view: string) => (view === 'year' ? 'Retounen nan jou yo' : 'Chwazi yon lòt ane'),
  noSuchDay: (day: string) => `${day} pa egziste: verifye jou a ak mwa a`,
  loading: 'Kalandriye a ap louvri…',
}
