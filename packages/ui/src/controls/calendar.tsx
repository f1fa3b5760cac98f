import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import dayjs, { type Dayjs } from 'dayjs'
import { below, rem, v } from '../theme/vars.ts'
import { adapterLocale } from './calendar-locale.es.ts'
import { calendarWords } from './messages-calendar.es.ts'

// The calendar shows only our texts. The library's Spanish texts do not match its own type under exactOptionalPropertyTypes.
const words = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  previousMonth: calendarWords.previousMonth,
  nextMonth: calendarWords.nextMonth,
  calendarViewSwitchingButtonAriaLabel: calendarWords.switchView,
} as NonNullable<LocalizationProviderProps<Dayjs>['localeText']>

const days = '& .MuiPickersDay-root, & .MuiPickerDay-root'
const weekDays = '& .MuiDayCalendar-weekDayLabel'

const look = {
  width: 322,
  height: 'auto',
  maxHeight: 'none',
  paddingBottom: '12px',
  [`${days}, & .MuiYearCalendar-button`]: { fontSize: rem(13), fontVariantNumeric: 'tabular-nums' },
  [days]: { '--PickerDay-size': '40px' },
  [weekDays]: { width: 40, height: 32, color: v.inkMuted, fontSize: rem(12), fontWeight: 600 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 264 },
  '& .MuiPickersCalendarHeader-label': {
    fontSize: rem(15),
    fontWeight: 600,
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .MuiYearCalendar-button': { minHeight: 44 },
  // Seven touch targets without gaps just fit a screen of 320 px.
  [below.sm]: {
    [days]: { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
    [weekDays]: { width: 44, marginInline: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: 288 },
  },
} as const

interface CalendarProps {
  /** An ISO date or ''. */
  value: string
  min: string | undefined
  max: string | undefined
  openTo: 'day' | 'year'
  onChoose: (iso: string) => void
}

const dayOf = (iso: string | undefined): Dayjs | undefined =>
  iso === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(iso) ? undefined : dayjs(iso)

/**
 * One month of days, Monday first, with a year picker. A separate file, because it is loaded when first
 * opened.
 */
export function Calendar({ value, min, max, openTo, onChoose }: CalendarProps) {
  const [minDate, maxDate] = [dayOf(min), dayOf(max)]
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale} localeText={words}>
      <DateCalendar
        autoFocus
        sx={look}
        value={dayOf(value) ?? null}
        openTo={openTo}
        views={['year', 'day']}
        yearsOrder="desc"
        reduceAnimations
        {...(minDate === undefined ? {} : { minDate })}
        {...(maxDate === undefined ? {} : { maxDate })}
        onChange={(day, state, view) => {
          if (day !== null && state === 'finish' && view !== 'year') onChoose(day.format('YYYY-MM-DD'))
        }}
      />
    </LocalizationProvider>
  )
}
