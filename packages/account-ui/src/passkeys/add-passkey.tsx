import { Button, RefusalNotice } from '@puente/ui'
import { makePasskey, refusalOf } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import type { AccountCalls, FactorsChanged } from '../calls.ts'
import { words } from '../words.ts'

interface AddPasskeyProps {
  calls: AccountCalls
  onChanged: FactorsChanged
}

/**
 * Creates a passkey in the browser and stores its public key; closing the browser's dialog changes nothing.
 */
export function AddPasskey({ calls, onChanged }: AddPasskeyProps) {
  const add = useMutation({
    mutationFn: async () => {
      const passkey = await makePasskey(await calls.startPasskey({ body: {} }))
      return passkey === undefined ? undefined : calls.addPasskey({ body: { name: nameOfDevice(), passkey } })
    },
    onSuccess: (added) => onChanged(added?.recoveryCodes),
  })
  // The browser refuses a second passkey of the account on one authenticator with this error.
  const isRepeated = add.error?.name === 'InvalidStateError'
  return (
    <>
      <RefusalNotice refusal={isRepeated ? { title: words('passkeys.already') } : refusalOf(add.error)} />
      <Button onPress={() => add.mutateAsync().catch(() => undefined)}>{words('passkeys.add')}</Button>
    </>
  )
}

/** The initial name of a passkey: the system on which it was created. */
function nameOfDevice(): string {
  const { userAgent } = navigator
  const systems = { Android: /Android/, iPhone: /iPhone/, iPad: /iPad/, Mac: /Mac OS/, Windows: /Windows/ }
  const [name] = Object.entries(systems).find(([, pattern]) => pattern.test(userAgent)) ?? []
  return name ?? words('passkeys.device')
}
