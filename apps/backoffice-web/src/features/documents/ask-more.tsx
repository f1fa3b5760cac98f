import { requirementCodesOf, type RequirementCode } from '@puente/contract'
import type { DossierWire } from '@puente/contract/staff'
import { Button, Card, Checkbox, Form, LiveRegion, Notice, Select, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useEffect, useRef, useState } from 'react'
import { useKey } from '../../shell/use-key.ts'
import { useRequestDocument } from './queries.ts'
import { words } from './words.ts'

type Customer = DossierWire['customer']

/** Asks the customer for something besides, with the key m from anywhere on the page. */
export function AskMore({ customer }: { customer: Customer }) {
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState<RequirementCode>()
  useKey('m', () => setAsking(true))
  const said = done === undefined ? '' : words('ask.done', { what: words(`codes.${done}`) })
  return (
    <>
      <LiveRegion message={said} />
      {said === '' || asking ? null : <Notice tone="ok" title={said} />}
      {asking ? (
        <AskForm
          customer={customer}
          onAsked={(code) => {
            setDone(code)
            setAsking(false)
          }}
          onLeave={() => setAsking(false)}
        />
      ) : (
        <div>
          <Button kind="text" onPress={() => setAsking(true)} aria-keyshortcuts="m">
            {words('ask.open')}
          </Button>
        </div>
      )}
    </>
  )
}

interface AskFormProps {
  customer: Customer
  onAsked: (code: RequirementCode) => void
  onLeave: () => void
}

const shortest = 3

interface Asked {
  readonly code: RequirementCode | ''
  readonly blocks: boolean
  readonly reason: string
}

function AskForm({ customer, onAsked, onLeave }: AskFormProps) {
  const request = useRequestDocument(customer.id)
  const [asked, setAsked] = useState<Asked>({ code: '', blocks: false, reason: '' })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('select')?.focus(), [])
  const submit = () => {
    const { code, blocks, reason } = asked
    const found = {
      ...(code === '' ? { code: words('ask.missingCode') } : {}),
      ...(reason.trim().length < shortest ? { reason: words('ask.missingReason') } : {}),
    }
    setFaults(found)
    if (code === '' || Object.keys(found).length > 0) return request.reset()
    request.mutate({ code, blocks, reason: reason.trim() }, { onSuccess: () => onAsked(code) })
  }
  return (
    <Card title={words('ask.title', { customer: customer.name })}>
      <div ref={place}>
        <Form
          busy={request.isPending}
          refusal={refusalOf(request.error)}
          faults={{ ...faultsOf(request.error), ...faults }}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Fields kind={customer.kind} asked={asked} onAsk={(more) => setAsked({ ...asked, ...more })} />
          <Button type="submit" kind="primary" busy={request.isPending} style={{ alignSelf: 'flex-start' }}>
            {words('ask.submit')}
          </Button>
          <Button kind="text" onPress={onLeave} style={{ alignSelf: 'flex-start' }}>
            {words('ask.cancel')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}

interface FieldsProps {
  kind: Customer['kind']
  asked: Asked
  onAsk: (more: Partial<Asked>) => void
}

function Fields({ kind, asked: { code, blocks, reason }, onAsk }: FieldsProps) {
  return (
    <>
      <Select
        name="code"
        label={words('ask.code')}
        placeholder={words('ask.choose')}
        options={requirementCodesOf[kind].map((value) => ({ value, label: words(`codes.${value}`) }))}
        value={code}
        onChange={({ target }) => onAsk({ code: target.value as RequirementCode })}
      />
      <Checkbox
        name="blocks"
        label={words('ask.blocks')}
        checked={blocks}
        onChange={({ target }) => onAsk({ blocks: target.checked })}
      />
      <TextArea
        name="reason"
        label={words('ask.reason')}
        hint={words('ask.reasonHint')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => onAsk({ reason: target.value })}
      />
    </>
  )
}
