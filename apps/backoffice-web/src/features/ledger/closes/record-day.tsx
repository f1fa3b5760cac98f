import type { CloseChecklistWire } from '@puente/contract/staff'
import { Button, Card, Form, LiveRegion, Muted, Notice, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { useFormDraft } from '../../../shell/case/use-draft.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { useRecordDay } from './close-queries.ts'
import { words } from './words.ts'

/** Says that the day is recorded, also right after it was. */
export function Recorded({
  checklist: { day, recorded },
}: {
  checklist: Pick<CloseChecklistWire, 'day' | 'recorded'>
}) {
  const title = words('record.done', { day: format.date(day) })
  return (
    <>
      <LiveRegion message={recorded === undefined ? '' : title} />
      {recorded === undefined ? null : (
        <Notice
          tone="ok"
          title={title}
          actions={
            <RouteLink to="/closes/$id" params={{ id: recorded.id }}>
              {words('record.look')}
            </RouteLink>
          }
        >
          {words('record.doneText', { by: recorded.by, at: format.dateTime(recorded.at) })}
        </Notice>
      )}
    </>
  )
}

/** The form that records what the lines of a day say now. */
export function RecordDay({ day, isAgain }: { day: string; isAgain: boolean }) {
  const record = useRecordDay()
  const form = useEndpointForm<{ readonly note: string }>({
    sending: record,
    defaults: { note: '' },
    draft: useFormDraft(`day-close ${day}`),
    submit: ({ note }, clear) => {
      const written = note.trim()
      record.mutate({ day, ...(written === '' ? {} : { note: written }) }, { onSuccess: clear })
    },
  })
  return (
    <Card title={words('record.title')}>
      <Form {...form.props}>
        <Muted>{words('record.lead')}</Muted>
        <TextArea label={words('record.note')} rows={2} maxLength={1000} {...form.field('note')} />
        <Button type="submit" kind="primary" busy={form.props.busy} style={{ alignSelf: 'flex-start' }}>
          {words(isAgain ? 'record.again' : 'record.submit', { day: format.date(day) })}
        </Button>
      </Form>
    </Card>
  )
}
