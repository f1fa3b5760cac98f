import type { calendarWords as spanish } from './messages-calendar.es.ts'

type CalendarWords = Omit<typeof spanish, 'switchView'> & { switchView: (view: string) => string }

export const calendarWords: CalendarWords = {
  open: 'Abrir o calendário',
  openAt: (date: string) => `Abrir o calendário; a data escolhida é ${date}`,
  calendar: 'Calendário',
  placeholder: 'dd/mm/aaaa',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  switchView: (view: string) => (view === 'year' ? 'Voltar aos dias' : 'Escolher outro ano'),
  noSuchDay: (day: string) => `O dia ${day} não existe: confira o dia e o mês`,
  loading: 'Abrindo o calendário…',
}
