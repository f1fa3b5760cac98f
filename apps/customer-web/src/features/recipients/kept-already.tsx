import type { RecipientWire } from '@puente/contract/customer'
import { Button, Notice } from '@puente/ui'
import { hasCode, HttpError } from '@puente/web'
import { useQueryClient } from '@tanstack/react-query'
import { recipientQuery } from './recipient-queries.ts'
import { words } from './words.ts'

interface KeptAlreadyProps {
  error: unknown
  onKept: (recipient: RecipientWire) => unknown
}

/** Shown when the customer has already stored this account: a link to use the stored recipient. */
export function AlreadyStored({ error, onKept }: KeptAlreadyProps) {
  const queryClient = useQueryClient()
  if (!(error instanceof HttpError) || !hasCode(error, 'recipient-already-kept')) return null
  const id = String(error.problem?.facts['recipientId'] ?? '')
  const choose = async () => onKept(await queryClient.fetchQuery(recipientQuery(id)))
  return (
    <div role="alert">
      <Notice
        tone="warn"
        title={words('form.kept')}
        actions={<Button onPress={choose}>{words('form.useKept')}</Button>}
      >
        {words('form.keptText')}
      </Notice>
    </div>
  )
}
