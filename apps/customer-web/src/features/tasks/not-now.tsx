import type { PendingPath } from '@puente/contract'
import { Button } from '@puente/ui'
import { FailedPart } from '@puente/web/loading'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { usePendingItemsAt } from './use-pending-items-at.ts'
import { useSettled } from './use-settled.ts'
import { words } from './pending-words.ts'

/**
 * 'Ahora no', available when no item of this screen blocks: defers the items to their next due step and
 * continues.
 */
export function NotNow({ path }: { path: PendingPath }) {
  const settled = useSettled()
  const items = usePendingItemsAt(path).items.filter(({ turn }) => turn === 'customer')
  const defer = useMutation({
    mutationFn: () => Promise.all(items.map(({ id }) => api.deferPendingItem({ params: { id } }))),
    onSuccess: settled,
  })
  if (items.length === 0 || items.some(({ blocks }) => blocks)) return null
  return (
    <>
      {defer.error === null ? null : (
        <FailedPart title={words('notNowFailed')} error={defer.error} onRetry={() => defer.mutate()} />
      )}
      <Button kind="text" fullWidth busy={defer.isPending || defer.isSuccess} onPress={() => defer.mutate()}>
        {words('notNow')}
      </Button>
    </>
  )
}
