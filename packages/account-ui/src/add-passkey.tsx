import { Button } from '@puente/ui'
import { makePasskey } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import type { AccountCalls, FactorsChanged } from './calls.ts'
import { Failure } from './failure.tsx'
import { words } from './words.ts'

interface AddPasskeyProps {
  calls: AccountCalls
  onChanged: FactorsChanged
}

/** Lets the browser make a key and keeps it; whoever closes the browser's own dialog has changed nothing. */
export function AddPasskey({ calls, onChanged }: AddPasskeyProps) {
  const add = useMutation({
    mutationFn: async () => {
      const passkey = await makePasskey(await calls.startPasskey({ body: {} }))
      return passkey === undefined ? undefined : calls.addPasskey({ body: { name: nameOfDevice(), passkey } })
    },
    onSuccess: (added) => onChanged(added?.recoveryCodes),
  })
  return (
    <>
      <Failure error={add.error} />
      <Button onPress={() => add.mutateAsync().catch(() => undefined)}>{words('passkeys.add')}</Button>
    </>
  )
}

/** A first name for the key: the system it was made on. */
function nameOfDevice(): string {
  const { userAgent } = navigator
  const systems = { Android: /Android/, iPhone: /iPhone/, iPad: /iPad/, Mac: /Mac OS/, Windows: /Windows/ }
  const [name] = Object.entries(systems).find(([, pattern]) => pattern.test(userAgent)) ?? []
  return name ?? words('passkeys.device')
}
