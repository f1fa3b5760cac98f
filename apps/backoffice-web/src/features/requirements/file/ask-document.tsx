import { requirementCodesOf } from '@puente/contract'
import type { CustomerFileWire } from '@puente/contract/staff'
import { Disclosure, Notice } from '@puente/ui'
import { useState } from 'react'
import { AskForm } from '../../documents/asking/ask-form.tsx'
import { words } from './words.ts'

/** Requests a document from this customer; documents already requested are not offered. */
export function AskDocument({ file: { customer, requests } }: { file: CustomerFileWire }) {
  const [done, setDone] = useState(false)
  const asked = new Set(requests.map(({ code }) => code))
  const codes = requirementCodesOf[customer.kind].filter((code) => !asked.has(code))
  return (
    <>
      {done ? <Notice tone="ok">{words('ask.done')}</Notice> : null}
      {codes.length === 0 ? null : (
        <Disclosure summary={words('ask.open')}>
          <AskForm customerId={customer.id} codes={codes} onAsked={() => setDone(true)} />
        </Disclosure>
      )}
    </>
  )
}
