import { Button, Card, Form, Link, Muted } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { ChangeContact } from '../../profile/change-contact.tsx'
import { ContactCode, type What } from '../../profile/contact-code.tsx'
import { useFocusWhenSwapped } from '../use-focus-when-swapped.ts'
import { words } from './words.ts'

interface ProveContactProps {
  what: What
  why: 'unverified' | 'bounced'
  /** The current address or number. */
  address: string
  onDone: () => unknown
}

/** Verifies one contact: by a code to its current value, or by a new value. */
export function ProveContact({ what, why, address, onDone }: ProveContactProps) {
  const [isSent, setSent] = useState(false)
  const [changing, setChanging] = useState(false)
  useFocusWhenSwapped(String(changing))
  const send = useMutation({
    mutationFn: () => api.sendContactCode({ params: { what } }),
    onSuccess: () => setSent(true),
  })
  const form = useEndpointForm({ sending: send, defaults: {}, submit: () => send.mutate() })
  if (changing)
    return (
      <Card title={words(`${what}.title`)}>
        <ChangeContact
          what={what}
          initial=""
          isFirst={false}
          onDone={onDone}
          onCancel={() => setChanging(false)}
        />
        <p>
          {words(`stuck.${what}`)} <Link href={paths.supportNew(`contact-${what}`)}>{words('write')}</Link>
        </p>
      </Card>
    )
  if (isSent)
    return (
      <Card title={words(`${what}.title`)}>
        <ContactCode
          what={what}
          to={address}
          onResend={() => send.mutateAsync()}
          onDone={onDone}
          onAgain={() => setChanging(true)}
        />
      </Card>
    )
  return (
    <Card title={words(`${what}.title`)}>
      <Form {...form.props}>
        <div>
          <strong style={{ overflowWrap: 'anywhere' }}>{address}</strong>
          <br />
          <Muted>{what === 'email' ? words(`email.${why}`) : words('phone.unverified')}</Muted>
        </div>
        <Button type="submit" kind="primary" fullWidth busy={send.isPending}>
          {words(`${what}.send`)}
        </Button>
        <div>
          <Button kind="text" onPress={() => setChanging(true)}>
            {words(`${what}.change`)}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
