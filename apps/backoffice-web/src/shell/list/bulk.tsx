import Box from '@mui/material/Box'
import { Button, Dialog, StatusChip } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { shellWords } from '../words.ts'

/** An action on several rows of a list, each by a request of its own. */
export interface BulkAction<Row> {
  readonly key: string
  readonly label: string
  /** What a row is, in the list before the action. */
  readonly describe: (row: Row) => string
  /** Why the action would change nothing of a row; undefined for rows that it changes. */
  readonly kept: (row: Row, staffId: string) => string | undefined
  readonly run: (row: Row, staffId: string) => Promise<unknown>
}

interface BulkBarProps<Row extends { readonly id: string }> {
  actions: readonly BulkAction<Row>[]
  rows: readonly Row[]
  onClear: () => void
}

/** What can be done with the selected rows. An action shows each of them before it is carried out, and its result. */
export function BulkBar<Row extends { readonly id: string }>({ actions, rows, onClear }: BulkBarProps<Row>) {
  const [action, setAction] = useState<BulkAction<Row>>()
  if (rows.length === 0) return null
  return (
    <Box role="group" aria-label={shellWords('list.bulk')} sx={bar}>
      <strong>{shellWords('list.selected', { count: rows.length })}</strong>
      {actions.map((one) => (
        <Button key={one.key} size="small" onPress={() => setAction(one)}>
          {one.label}
        </Button>
      ))}
      <Button kind="text" size="small" onPress={onClear}>
        {shellWords('list.selectNone')}
      </Button>
      {action === undefined ? null : (
        <BulkDialog
          action={action}
          rows={rows}
          onClose={(wasDone) => {
            setAction(undefined)
            if (wasDone) onClear()
          }}
        />
      )}
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  position: 'sticky',
  top: 0,
  zIndex: 3,
  padding: '8px 12px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
}

type Result = 'done' | { readonly failure: string }

interface BulkDialogProps<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  onClose: (wasDone: boolean) => void
}

function BulkDialog<Row extends { readonly id: string }>({ action, rows, onClose }: BulkDialogProps<Row>) {
  const { session } = useRouteContext({ from: '/shell' })
  const client = useQueryClient()
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())
  const [state, setState] = useState<'ready' | 'running' | 'done'>('ready')
  const staffId = session.staff.id
  // The rows as they were when the dialog opened: the list is fetched again after the action.
  const [asked] = useState(() => rows.map((row) => ({ row, kept: action.kept(row, staffId) })))
  const changed = asked.filter(({ kept }) => kept === undefined)

  async function run() {
    setState('running')
    for (const { row } of changed) {
      const result = await action.run(row, staffId).then(
        () => 'done' as const,
        (error: unknown) => ({ failure: describeFailure(error).message }),
      )
      setResults((before) => new Map(before).set(row.id, result))
    }
    setState('done')
    await client.invalidateQueries()
  }
  const close = () => onClose(state === 'done')
  return (
    <Dialog
      open
      title={action.label}
      busy={state === 'running'}
      onClose={close}
      actions={
        state === 'done' ? (
          <Button kind="primary" onPress={close}>
            {shellWords('list.bulkClose')}
          </Button>
        ) : (
          <Button
            kind="primary"
            busy={state === 'running'}
            disabled={changed.length === 0}
            onPress={() => void run()}
          >
            {shellWords('list.bulkRun', { action: action.label, count: String(changed.length) })}
          </Button>
        )
      }
    >
      <p role="status">
        {state === 'ready'
          ? shellWords('list.bulkPreview', { changed: changed.length, count: String(asked.length) })
          : shellWords('list.bulkProgress', { done: String(results.size), count: String(changed.length) })}
      </p>
      <Lines asked={asked} describe={action.describe} results={results} />
    </Dialog>
  )
}

interface LinesProps<Row> {
  asked: readonly { readonly row: Row; readonly kept: string | undefined }[]
  describe: (row: Row) => string
  results: ReadonlyMap<string, Result>
}

/** The rows of the action, each with why it stays or its result. */
function Lines<Row extends { readonly id: string }>({ asked, describe, results }: LinesProps<Row>) {
  return (
    <Box component="ul" sx={list}>
      {asked.map(({ row, kept }) => (
        <Box component="li" key={row.id} sx={line}>
          <span>{describe(row)}</span>
          <Outcome kept={kept} result={results.get(row.id)} />
        </Box>
      ))}
    </Box>
  )
}

const list = { display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 }
const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 }

function Outcome({ kept, result }: { kept: string | undefined; result: Result | undefined }) {
  if (kept !== undefined) return <StatusChip tone="neutral">{kept}</StatusChip>
  if (result === undefined) return null
  return result === 'done' ? (
    <StatusChip tone="ok">{shellWords('list.bulkDone')}</StatusChip>
  ) : (
    <Box component="span" sx={{ color: 'error.main' }}>
      {result.failure}
    </Box>
  )
}
