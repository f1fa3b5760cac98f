import { ConfirmDialog } from '@puente/ui'
import { useMutation } from '@tanstack/react-query'
import type { AccountCalls, FactorsChanged, Passkey } from '../calls.ts'
import { Failure } from '../failure.tsx'
import { words } from '../words.ts'

interface RemovePasskeyProps {
  calls: AccountCalls
  /** The dialog is open while this is set. */
  passkey: Passkey | undefined
  onChanged: FactorsChanged
  onEnd: () => void
}

/**
 * Removes a passkey after a confirmation dialog; the server refuses to remove the last factor of a user who
 * must have one.
 */
export function RemovePasskey({ calls, passkey, onChanged, onEnd }: RemovePasskeyProps) {
  const remove = useMutation({
    mutationFn: (id: string) => calls.removePasskey({ params: { id } }),
    onSettled: onEnd,
    onSuccess: () => onChanged(),
  })
  return (
    <>
      <Failure error={remove.error} />
      <ConfirmDialog
        open={passkey !== undefined}
        title={words('passkeys.removeTitle', { name: passkey?.name ?? '' })}
        confirmLabel={words('remove')}
        cancelLabel={words('keep')}
        danger
        busy={remove.isPending}
        onConfirm={() => (passkey === undefined ? undefined : remove.mutate(passkey.id))}
        onCancel={onEnd}
      >
        <p>{words('passkeys.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
