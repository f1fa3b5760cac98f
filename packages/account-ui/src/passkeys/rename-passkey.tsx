import { Button, Dialog, Form, TextInput } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import type { AccountCalls, FactorsChanged, Passkey } from '../calls.ts'
import { words } from '../words.ts'

interface RenamePasskeyProps {
  calls: AccountCalls
  /** The dialog is open while this is set. */
  passkey: Passkey | undefined
  onChanged: FactorsChanged
  onEnd: () => void
}

export function RenamePasskey({ calls, passkey, onChanged, onEnd }: RenamePasskeyProps) {
  const rename = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      calls.renamePasskey({ params: { id: passkey?.id ?? '' }, body: { name: name.trim() } }),
    onSuccess: async () => {
      await onChanged()
      onEnd()
    },
  })
  const form = useEndpointForm({
    sending: rename,
    defaults: { name: passkey?.name ?? '' },
    submit: (values) => rename.mutate(values),
  })
  return (
    <Dialog
      open={passkey !== undefined}
      title={words('passkeys.renameTitle')}
      start="field"
      busy={rename.isPending}
      onClose={onEnd}
    >
      <Form {...form.props}>
        <TextInput
          label={words('passkeys.name')}
          autoComplete="off"
          maxLength={60}
          {...form.field('name', {
            validate: (typed) => typed.trim() !== '' || words('passkeys.nameMissing'),
          })}
        />
        <Button type="submit" kind="primary" busy={rename.isPending}>
          {words('passkeys.renameSubmit')}
        </Button>
      </Form>
    </Dialog>
  )
}
