import { Button, Form, Muted, TextInput } from '@puente/ui'
import { emailFault, phoneFault, useEndpointForm } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { reopensText } from './corrections.ts'
import { ContactCode, type What } from './contact-code.tsx'
import { words } from './words.ts'

const askFor = (what: What, typed: string) =>
  what === 'email'
    ? api.changeEmail({ body: { email: typed.trim() } })
    : api.changePhone({ body: { phone: typed } })

interface ChangeContactProps {
  what: What
  /** The current value; offered while it is unverified. */
  initial: string
  /** Whether there was none before; a first one re-opens nothing. */
  isFirst: boolean
  onDone: () => void
  onCancel: () => void
}

/** A new e-mail or phone and the code that verifies it. Until then the previous one stays in force. */
export function ChangeContact({ what, initial, isFirst, onDone, onCancel }: ChangeContactProps) {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <NewOne what={what} initial={initial} isFirst={isFirst} onSent={setSentTo} onCancel={onCancel} />
  ) : (
    <ContactCode
      what={what}
      to={sentTo}
      onResend={() => askFor(what, sentTo)}
      onDone={onDone}
      onAgain={() => setSentTo(undefined)}
    />
  )
}

interface NewOneProps extends Pick<ChangeContactProps, 'what' | 'initial' | 'isFirst' | 'onCancel'> {
  onSent: (typed: string) => void
}

function NewOne({ what, initial, isFirst, onSent, onCancel }: NewOneProps) {
  const ask = useMutation({
    mutationFn: (values: Record<What, string>) => askFor(what, values[what]),
    onSuccess: (_sent, values) => onSent(values[what].trim()),
  })
  const form = useEndpointForm({
    sending: ask,
    defaults: { [what]: initial } as Record<What, string>,
    submit: (values) => ask.mutate(values),
  })
  return (
    <Form {...form.props}>
      {what === 'email' ? (
        <TextInput
          label={words('change.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          autoFocus
          {...form.field('email', {
            validate: (typed) => emailFault(typed) ?? true,
          })}
        />
      ) : (
        <TextInput
          label={words('change.phone')}
          hint={words('change.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          autoFocus
          {...form.field('phone', {
            validate: (typed) => phoneFault(typed) ?? true,
          })}
        />
      )}
      {isFirst ? null : <Muted>{reopensText('person', [what])}</Muted>}
      <Button type="submit" kind="primary" busy={ask.isPending}>
        {words('change.send')}
      </Button>
      <div>
        <Button kind="text" onPress={onCancel}>
          {words('change.cancel')}
        </Button>
      </div>
    </Form>
  )
}
