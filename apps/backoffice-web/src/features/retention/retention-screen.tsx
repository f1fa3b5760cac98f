import type { RetentionWire } from '@puente/contract/staff'
import { Column, Notice, PageHeading, Section, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { ClassesTable } from './classes-table.tsx'
import { DryRun } from './dry-run.tsx'
import { retentionQuery } from './queries.ts'
import { RunsTable } from './runs-table.tsx'
import { words } from './words.ts'

/** How long each class of data is kept, what would be erased now, and what the last nights erased. */
export function RetentionScreen() {
  const query = useQuery(retentionQuery)
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={12} />}>
        {(retention) => <Retention retention={retention} />}
      </Loaded>
    </Column>
  )
}

function Retention({ retention: { classes, nextRunAt, runs, dryRun } }: { retention: RetentionWire }) {
  return (
    <>
      <Notice title={words('next', { at: format.dateTime(nextRunAt) })}>{words('nextText')}</Notice>
      <DryRun dryRun={dryRun} />
      <Section title={words('classes.title')}>
        <ClassesTable classes={classes} dryRun={dryRun} />
      </Section>
      <Section title={words('runs.title')}>
        <RunsTable runs={runs} />
      </Section>
    </>
  )
}
