import { DatePicker, Muted, RadioCards, TextInput } from '@puente/ui'
import { businessNowMs, dayInChile, format } from '@puente/web'
import { Beside } from '../fields/parts.tsx'
import { earliestAfter, exampleDay, type FromWhen } from './from-when.ts'
import { words } from '../texts/words.ts'

interface FromPartProps {
  kind: string
  noticeDays: number
  value: FromWhen
  onChange: (value: FromWhen) => void
}

/**
 * When the change takes force: on confirmation, or at a date and time; a setting with a minimum notice needs
 * a date.
 */
export function FromPart({ kind, noticeDays, value, onChange }: FromPartProps) {
  const earliest = earliestAfter(noticeDays, businessNowMs())
  return (
    <>
      {noticeDays > 0 ? (
        <Muted as="p" style={{ margin: 0 }}>
          {words(kind === 'terms' ? 'form.noticeTerms' : 'form.notice', { days: noticeDays })}{' '}
          {words('form.earliest', { from: format.dateTime(earliest) })}
        </Muted>
      ) : (
        <RadioCards
          name="from"
          legend={words('form.from')}
          columns={2}
          options={[
            { value: 'on-confirmation', label: words('form.onConfirmation') },
            { value: 'later', label: words('form.later') },
          ]}
          value={value.isLater ? 'later' : 'on-confirmation'}
          onChange={(chosen) => onChange({ ...value, isLater: chosen === 'later' })}
        />
      )}
      {value.isLater ? (
        <Beside>
          <div>
            <DatePicker
              name="inForceFrom"
              label={words('form.day')}
              hint={words('form.dayHint', { day: exampleDay(noticeDays) })}
              min={dayInChile(Date.parse(earliest))}
              value={value.day}
              onChange={(day) => onChange({ ...value, day })}
            />
          </div>
          <div>
            <TextInput
              name="time"
              label={words('form.time')}
              hint={words('form.timeHint')}
              autoComplete="off"
              maxLength={24}
              value={value.time}
              onChange={({ target }) => onChange({ ...value, time: target.value })}
            />
          </div>
        </Beside>
      ) : null}
    </>
  )
}
