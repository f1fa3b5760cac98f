import type { StatementFormat } from '@puente/contract'
import type { StatementWire } from '@puente/contract/customer'
import { saveFile } from '@puente/ui'
import { format, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import type { Period } from './period.ts'
import { statementsQuery } from './statement-queries.ts'
import { words } from './words.ts'

const KILOBYTE = 1000

/** The number of transfers, for texts with plural forms. */
export const counted = (transfers: number) => ({ count: transfers, shown: format.count(transfers) })

/** Downloads an issued statement, with progress. */
async function fetchAndSave(
  { id, from, to }: StatementWire,
  kind: StatementFormat,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const file = await api.getStatementFile(
    { params: { id }, query: { format: kind } },
    { onProgress: onBytes },
  )
  saveFile(file, words('fileName', { from, to, format: kind }))
}

/** Issues and downloads a statement; returns its progress as text and its result. */
export function useNewStatement() {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const [progress, setProgress] = useState('')
  const mutation = useMutation({
    mutationFn: async ({ period, kind }: { period: Period; kind: StatementFormat }) => {
      setProgress(words('progress.gathering'))
      const statement = await api.issueStatement({ body: period, idempotencyKey: keyOf(period) })
      const step = words('progress.coming', counted(statement.totals.transfers))
      setProgress(step)
      await fetchAndSave(statement, kind, (bytes) =>
        setProgress(words('progress.bytes', { step, size: format.count(Math.ceil(bytes / KILOBYTE)) })),
      )
      return statement
    },
    onSettled: async (_, error) => {
      keyOf.settled(error)
      setProgress('')
      await queryClient.invalidateQueries({ queryKey: statementsQuery.queryKey })
    },
  })
  return { mutation, progress }
}

/** Downloads an issued statement again. */
export function useStatementAgain(statement: StatementWire) {
  return useMutation({
    mutationFn: (kind: StatementFormat) => fetchAndSave(statement, kind, () => undefined),
  })
}
