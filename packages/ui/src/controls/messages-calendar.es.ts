/** Texts of the calendar and its field. */
export const calendarWords = {
  open: 'Abrir el calendario',
  openAt: (date: string) => `Abrir el calendario; la fecha elegida es ${date}`,
  calendar: 'Calendario',
  placeholder: 'dd/mm/aaaa',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  switchView: (view: string) => (view === 'year' ? 'Volver a los días' : 'Elegir otro año'),
  noSuchDay: (day: string) => `El ${day} no existe: revisa el día y el mes`,
  loading: 'Abriendo el calendario…',
}
