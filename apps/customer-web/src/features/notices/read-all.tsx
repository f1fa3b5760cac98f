import type { NoticeWire } from '@puente/contract/customer'
import { Button, LiveRegion, RefusalNotice } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useReadAll } from './notice-queries.ts'
import { words } from './words.ts'

/** Marks everything that is shown as read; nothing when it is. */
export function ReadAll({ notices, unread }: { notices: readonly NoticeWire[]; unread: number }) {
  const readAll = useReadAll()
  const newest = notices[0]?.createdAt
  return (
    <>
      {unread === 0 || newest === undefined ? null : (
        <Button kind="text" size="small" busy={readAll.isPending} onPress={() => readAll.mutate(newest)}>
          {words('readAll')}
        </Button>
      )}
      <RefusalNotice refusal={readAll.error === null ? undefined : describeFailure(readAll.error)} />
      <LiveRegion message={readAll.isSuccess ? words('readAllDone') : ''} />
    </>
  )
}
