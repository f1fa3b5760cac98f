import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type Ref } from 'react'
import { Button } from '../actions/button.tsx'
import { Field, useFieldTies, type FieldProps } from '../forms/field.tsx'
import { CalendarIcon } from '../icons/more-icons.tsx'
import { CalendarPanel, usePanel } from './calendar-panel.tsx'
import { noSuchDay } from './day-fault.ts'
import { calendarWords } from './messages-calendar.es.ts'
import { isoOfTyped, typedOfIso } from './typed-date.ts'

interface DatePickerProps extends FieldProps {
  /** An ISO date ('2026-11-24') if the typed text is a date, otherwise the text. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The first and the last selectable day, as ISO dates. Typed dates are validated by the form. */
  min?: string
  max?: string
  /** year for dates decades ago, such as a date of birth. */
  openTo?: 'day' | 'year'
  autoComplete?: 'bday' | 'off'
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A date: typed as day/month/year in several formats, or chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { name, label, hint, fault, optional, value, onChange, onBlur, min, max, openTo = 'day', ref } = props
  const { shown, setTyped, isTyping, setTyping } = useTypedDay(value)
  // A day that is not in the calendar has its own fault, also when the form has a fault for unreadable values.
  const ties = useFieldTies({ name, hint, fault: (isTyping ? undefined : noSuchDay(value)) ?? fault })
  const isDay = isoOfTyped(shown) !== undefined
  const panel = usePanel()

  function take(text: string) {
    setTyped(text)
    setTyping(true)
    onChange(isoOfTyped(text) ?? text)
  }

  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <OutlinedInput
        fullWidth
        {...(ref === undefined ? {} : { inputRef: ref })}
        id={ties.id}
        name={name}
        value={shown}
        placeholder={calendarWords.placeholder}
        autoComplete={props.autoComplete ?? 'off'}
        disabled={props.disabled ?? false}
        error={ties.fault !== undefined}
        onChange={(event) => take(event.target.value)}
        onBlur={() => {
          setTyped(typedOfIso(value))
          setTyping(false)
          onBlur?.()
        }}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 24, 'aria-describedby': ties.describedBy } }}
        endAdornment={
          <Button
            {...panel.openerProps}
            kind="text"
            disabled={props.disabled}
            aria-label={isDay ? calendarWords.openAt(shown) : calendarWords.open}
            style={{ minWidth: 44, minHeight: 'calc(var(--field-height, 44px) - 4px)', paddingBlock: 0 }}
            start={<CalendarIcon aria-hidden />}
          />
        }
      />
      <CalendarPanel
        panel={panel}
        label={label}
        value={value}
        min={min}
        max={max}
        openTo={isDay ? 'day' : openTo}
        onChoose={(iso) => {
          setTyped(typedOfIso(iso))
          onChange(iso)
        }}
      />
    </Field>
  )
}

/** The text stays as typed while the field has the focus: 4/1/2026 becomes 04/01/2026 on blur. */
function useTypedDay(value: string) {
  const [typed, setTyped] = useState(typedOfIso(value))
  const [isTyping, setTyping] = useState(false)
  const shown = (isoOfTyped(typed) ?? typed) === value ? typed : typedOfIso(value)
  return { shown, setTyped, isTyping, setTyping }
}
