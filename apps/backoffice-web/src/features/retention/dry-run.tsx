import type { RetentionRunWire } from '@puente/contract/staff'
import { Button, Muted, Section } from '@puente/ui'
import { format } from '@puente/web'
import { Failure } from '../approvals/failure.tsx'
import { useDryRun } from './queries.ts'
import { words } from './words.ts'

/** Begins a dry run, and shows the state of the last one. Its counts are in the table of classes. */
export function DryRun({ dryRun }: { dryRun: RetentionRunWire | undefined }) {
  const begin = useDryRun()
  const isRunning = dryRun !== undefined && dryRun.endedAt === undefined
  return (
    <Section title={words('dry.title')}>
      <p style={{ margin: 0 }}>
        <Muted>{words('dry.text')}</Muted>
      </p>
      {dryRun === undefined ? null : <Outcome dryRun={dryRun} />}
      <Failure error={begin.error} />
      {isRunning ? null : (
        <Button
          busy={begin.isPending}
          style={{ alignSelf: 'flex-start' }}
          onPress={() => begin.mutate(undefined)}
        >
          {words(dryRun === undefined ? 'dry.start' : 'dry.again')}
        </Button>
      )}
    </Section>
  )
}

function Outcome({
  dryRun: { endedAt, askedBy = '', customers, failed, counts },
}: {
  dryRun: RetentionRunWire
}) {
  if (endedAt === undefined)
    return (
      <p role="status" style={{ margin: 0 }}>
        {words('dry.running', { count: customers })}
      </p>
    )
  const at = format.dateTime(endedAt)
  return (
    <p role="status" style={{ margin: 0 }}>
      {[
        `${askedBy === '' ? words('dry.done', { at }) : words('dry.doneBy', { at, by: askedBy })}.`,
        words('dry.checked', { count: customers }),
        ...(failed > 0 ? [words('dry.failed', { count: failed })] : []),
        ...(counts.length === 0 ? [`${words('dry.none')}.`] : []),
      ].join(' ')}
    </p>
  )
}
