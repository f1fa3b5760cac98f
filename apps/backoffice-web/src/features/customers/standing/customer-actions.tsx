import { readsCompliance } from '@puente/contract'
import Box from '@mui/material/Box'
import type { StaffCustomer } from '@puente/contract/staff'
import { Button, Dialog, Form, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { RouteButtonLink } from '../../../shell/navigation/links.ts'
import { mayOpen } from '../../../shell/navigation/nouns.ts'
import { atLeast } from '../../../shell/rules.ts'
import { useAction } from '../../../shell/use-action.ts'
import { useFormDraft } from '../../../shell/case/use-draft.ts'
import type { CustomerTab } from '../tabs.ts'
import { words } from './words.ts'

/** What staff do about a customer: a message, or the tab with the form of what they chose. */
export function CustomerActions({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const [isWriting, setWriting] = useState(false)
  const tabLink = (tab: CustomerTab, text: string) => (
    <RouteButtonLink to="/customers/$id" params={{ id: customer.id }} search={{ tab }}>
      {text}
    </RouteButtonLink>
  )
  const restricts = role === 'support' || readsCompliance(role)
  return (
    <>
      {mayOpen(role, 'threads') && customer.members.length > 0 ? (
        <Button onPress={() => setWriting(true)}>{words('actions.write')}</Button>
      ) : null}
      {tabLink('notes', words('actions.note'))}
      {mayOpen(role, 'documentReviews') ? tabLink('file', words('actions.document')) : null}
      {restricts ? tabLink('measures', words('actions.restrict')) : null}
      <Dialog
        open={isWriting}
        start="field"
        title={words('actions.title', { name: customer.name })}
        onClose={() => setWriting(false)}
      >
        <MessageForm customer={customer} onCancel={() => setWriting(false)} />
      </Dialog>
    </>
  )
}

const useWriteToCustomer = (id: string) =>
  useAction((text: string, idempotencyKey) =>
    api.writeToCustomer({ params: { id }, body: { text }, idempotencyKey }),
  )

/** The form of a message that opens a conversation; then the conversation opens. */
function MessageForm({ customer, onCancel }: { customer: StaffCustomer; onCancel: () => void }) {
  const navigate = useNavigate()
  const write = useWriteToCustomer(customer.id)
  const form = useEndpointForm({
    sending: write,
    defaults: { text: '' },
    draft: useFormDraft('message'),
    submit: ({ text }, clear) =>
      write.mutate(text.trim(), {
        onSuccess: ({ id }) => {
          clear()
          void navigate({ to: '/threads/$id', params: { id } })
        },
      }),
  })
  return (
    <Form {...form.props}>
      <TextArea
        label={words('actions.text')}
        hint={words('actions.hint')}
        rows={5}
        maxLength={2000}
        {...form.field('text', atLeast(1, words('actions.missing')))}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" kind="primary" busy={write.isPending}>
          {words('actions.send')}
        </Button>
        <Button onPress={onCancel}>{words('actions.cancel')}</Button>
      </Box>
    </Form>
  )
}
