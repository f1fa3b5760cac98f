import { Button } from '@puente/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { words } from './words.ts'

interface LoadedLineProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { readonly refetch: () => unknown }
  /** What could not be shown. */
  failed: string
  children: (data: Data) => ReactNode
}

/** `Loaded` for one line, which keeps its height: nothing while the data load, and a failure in the same line. */
export function LoadedLine<Data>({
  query: { data, error, refetch },
  failed,
  children,
}: LoadedLineProps<Data>) {
  if (data !== undefined) return children(data)
  if (error === null) return null
  return (
    <span role="alert" style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {failed}
      <Button kind="text" size="small" style={{ marginBlock: -8 }} onPress={() => refetch()}>
        {words('retry')}
      </Button>
    </span>
  )
}
