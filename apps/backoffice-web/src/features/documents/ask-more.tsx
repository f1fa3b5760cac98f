import { requirementCodesOf, type RequirementCode } from '@puente/contract'
import type { DocumentRequirementsWire } from '@puente/contract/staff'
import { Button, Card, LiveRegion, Notice } from '@puente/ui'
import { useState } from 'react'
import { useKey } from '../../shell/keys/use-key.ts'
import { AskForm } from './asking/ask-form.tsx'
import { words } from './words.ts'

type Customer = DocumentRequirementsWire['customer']

/** Requests another document from the customer; the key m opens it from anywhere on the page. */
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
        <Card title={words('ask.title', { customer: customer.name })}>
          <AskForm
            customerId={customer.id}
            codes={requirementCodesOf[customer.kind]}
            focused
            onAsked={(code) => {
              setDone(code)
              setAsking(false)
            }}
          >
            <Button kind="text" onPress={() => setAsking(false)} style={{ alignSelf: 'flex-start' }}>
              {words('ask.cancel')}
            </Button>
          </AskForm>
        </Card>
      ) : null}
    </>
  )
}
