import 'dayjs/locale/es'

/** The names of months and weekdays in the calendar. Its first day is Monday in every language. */
export const adapterLocale = 'es'
