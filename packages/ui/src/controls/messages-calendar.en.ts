import type { calendarWords as spanish } from './messages-calendar.es.ts'

type CalendarWords = Omit<typeof spanish, 'switchView'> & { switchView: (view: string) => string }

export const calendarWords: CalendarWords = {
  open: 'Open the calendar',
  openAt: (date) => `Open the calendar; the chosen date is ${date}`,
  calendar: 'Calendar',
  placeholder: 'dd/mm/yyyy',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  switchView: (view) => (view === 'year' ? 'Back to the days' : 'Choose another year'),
  noSuchDay: (day) => `${day} does not exist: check the day and the month`,
  loading: 'Opening the calendar…',
}
