import { styled } from '@mui/material/styles'
import { Button, Card, CopyButton, DefinitionList, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useEffect, useRef } from 'react'
import type { Complaint } from './complaint-faults.ts'
import { words } from './words.ts'

// Takes the focus so that screen readers announce it; it is not interactive.
const Place = styled('div')({ '&&:focus-visible': { outline: 'none', boxShadow: 'none' } })

interface ComplaintSentProps {
  complaint: Complaint
  email: string
  onAnother: () => void
}

/** The number of the complaint and the deadline of its answer. It takes the focus from the removed form. */
export function ComplaintSent({ complaint: { folio, dueAt }, email, onAnother }: ComplaintSentProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Place ref={place} tabIndex={-1} role="status">
      <Card>
        <Notice tone="ok" title={words('sent.title')}>
          <p>{words('sent.due', { when: format.dateTime(dueAt), email })}</p>
        </Notice>
        <DefinitionList
          items={[
            {
              term: words('sent.folio'),
              value: folio,
              action: <CopyButton value={folio} label={words('sent.copy')} compact />,
            },
          ]}
        />
        <p>{words('sent.keep')}</p>
        <Button onPress={onAnother}>{words('sent.another')}</Button>
      </Card>
    </Place>
  )
}
