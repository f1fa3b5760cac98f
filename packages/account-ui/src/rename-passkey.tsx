import { Button, Dialog, Form, messagesOf, TextInput } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { AccountCalls, FactorsChanged, Passkey } from './calls.ts'
import { words } from './words.ts'

interface RenamePasskeyProps {
  calls: AccountCalls
  /** The dialog is open while this is set. */
  passkey: Passkey | undefined
  onChanged: FactorsChanged
  onEnd: () => void
}

export function RenamePasskey({ calls, passkey, onChanged, onEnd }: RenamePasskeyProps) {
  const form = useForm({ shouldFocusError: false, defaultValues: { name: passkey?.name ?? '' } })
  const rename = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      calls.renamePasskey({ params: { id: passkey?.id ?? '' }, body: { name: name.trim() } }),
    onSuccess: async () => {
      await onChanged()
      onEnd()
    },
  })
  return (
    <Dialog
      open={passkey !== undefined}
      title={words('passkeys.renameTitle')}
      start="field"
      busy={rename.isPending}
      onClose={onEnd}
    >
      <Form
        busy={rename.isPending}
        refusal={refusalOf(rename.error)}
        faults={{ ...faultsOf(rename.error), ...messagesOf(form.formState.errors) }}
        onSubmit={form.handleSubmit((values) => rename.mutate(values))}
      >
        <TextInput
          label={words('passkeys.name')}
          autoComplete="off"
          maxLength={60}
          {...form.register('name', {
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
