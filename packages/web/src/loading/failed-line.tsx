import { Button } from '@puente/ui'
import { words } from './words.ts'

interface FailedLineProps {
  /** What could not be shown. */
  title: string
  onRetry: () => unknown
}

/** Replaces a line that failed, in its own height. */
export function FailedLine({ title, onRetry }: FailedLineProps) {
  return (
    <span role="alert" style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {title}
      <Button kind="text" size="small" style={{ marginBlock: -8 }} onPress={onRetry}>
        {words('retry')}
      </Button>
    </span>
  )
}
