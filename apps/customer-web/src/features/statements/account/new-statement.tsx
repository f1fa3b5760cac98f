import { statementFormats } from '@puente/contract'
import { Button, Card, Form, LiveRegion, Muted, Notice, RadioCards } from '@puente/ui'
import { businessNowMs, dayInChile, HttpError, useEndpointForm } from '@puente/web'
import { firstChoice, periodOf } from './period.ts'
import { PeriodFields, type StatementValues } from './period-fields.tsx'
import { counted, useNewStatement } from './use-statement-file.ts'
import { words } from './words.ts'

const knownFaults = ['format', 'before-start', 'not-yet', 'too-long'] as const

/** The faults of the dates, at the fields that caused them. */
function faultsOf(error: unknown): Record<string, string> {
  const fields = error instanceof HttpError ? (error.problem?.fields ?? []) : []
  return Object.fromEntries(
    fields.map(({ at, fault }) => [
      at,
      words(`form.faults.${knownFaults.find((known) => known === fault) ?? 'format'}`),
    ]),
  )
}

/** Issues a statement of a period in a format, and downloads it. */
export function NewStatement() {
  const today = dayInChile(businessNowMs())
  const { mutation, progress } = useNewStatement()
  const form = useEndpointForm<StatementValues>({
    sending: mutation,
    defaults: { ...firstChoice(today), format: 'pdf' },
    faults: faultsOf,
    submit: ({ format, ...choice }) => mutation.mutate({ period: periodOf(choice, today), kind: format }),
  })
  const saved =
    mutation.data === undefined ? '' : words('progress.saved', counted(mutation.data.totals.transfers))
  return (
    <Card title={words('form.title')}>
      <Form {...form.props}>
        <PeriodFields form={form} today={today} />
        <RadioCards
          legend={words('form.format')}
          {...form.choice('format')}
          options={statementFormats.map((format) => ({
            value: format,
            label: words(`form.formats.${format}`),
            description: words(`form.formatTexts.${format}`),
          }))}
        />
        <Button type="submit" kind="main" busy={mutation.isPending}>
          {words('form.submit')}
        </Button>
        {progress === '' ? null : <Muted>{progress}</Muted>}
        {saved === '' || mutation.isPending ? null : <Notice tone="ok" title={saved} />}
        <LiveRegion message={mutation.isPending ? words('progress.gathering') : saved} />
      </Form>
    </Card>
  )
}
