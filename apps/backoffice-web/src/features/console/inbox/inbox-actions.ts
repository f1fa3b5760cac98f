import type { InboxItem } from '@puente/contract/staff'
import { api } from '../../../api.ts'
import type { BulkAction } from '../../../shell/list/bulk.tsx'
import { words } from '../words.ts'

/**
 * What can be done with several cases. Each is assigned as the reader saw it: one that a colleague took meanwhile is
 * refused by itself.
 */
export function inboxActions<Row extends InboxItem>(
  describe: (row: Row) => string,
): readonly BulkAction<Row>[] {
  return [
    {
      key: 'take',
      label: words('inbox.bulk.take'),
      describe,
      kept: ({ assignee }, staffId) =>
        assignee === undefined
          ? undefined
          : assignee.id === staffId
            ? words('inbox.bulk.alreadyYours')
            : words('inbox.bulk.assignedTo', { name: assignee.name }),
      run: ({ id }, staffId) => api.assignCase({ params: { id }, body: { to: staffId } }),
    },
    {
      key: 'release',
      label: words('inbox.bulk.release'),
      describe,
      kept: ({ assignee }, staffId) => (assignee?.id === staffId ? undefined : words('inbox.bulk.notYours')),
      run: ({ id }, staffId) => api.assignCase({ params: { id }, body: { from: staffId } }),
    },
    {
      key: 'follow',
      label: words('inbox.bulk.follow'),
      describe,
      kept: () => undefined,
      run: ({ id }) => api.followCase({ params: { id }, body: { follows: true } }),
    },
  ]
}
