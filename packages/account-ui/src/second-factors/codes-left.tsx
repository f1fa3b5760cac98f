import { Button, Card } from '@puente/ui'
import { useMutation } from '@tanstack/react-query'
import type { AccountCalls, FactorsChanged } from '../calls.ts'
import { Failure } from '../failure.tsx'
import { words } from '../words.ts'

interface CodesLeftProps {
  calls: AccountCalls
  left: number
  onChanged: FactorsChanged
}

/** The number of unused codes, and a button for ten new ones. */
export function CodesLeft({ calls, left, onChanged }: CodesLeftProps) {
  const renew = useMutation({
    mutationFn: () => calls.renewRecoveryCodes({ body: {} }),
    onSuccess: ({ recoveryCodes }) => onChanged(recoveryCodes),
  })
  return (
    <Card>
      <p>{words('codes.left', { left })}</p>
      <Failure error={renew.error} />
      <Button onPress={() => renew.mutateAsync().catch(() => undefined)}>{words('codes.renew')}</Button>
    </Card>
  )
}
