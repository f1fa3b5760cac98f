import { Button, RefusalNotice } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'
import { words } from './words.ts'

/** Requests an antivirus inspection of a file that has none. */
export function InspectButton({ id }: { id: string }) {
  const inspect = useAction((body: Record<string, never>, idempotencyKey) =>
    api.inspectDocument({ params: { id }, body, idempotencyKey }),
  )
  return (
    <>
      <Button
        size="small"
        kind="text"
        busy={inspect.isPending}
        onPress={() => inspect.mutate({})}
        style={{ justifySelf: 'start' }}
      >
        {words('files.inspect')}
      </Button>
      <RefusalNotice refusal={refusalOf(inspect.error)} />
    </>
  )
}
