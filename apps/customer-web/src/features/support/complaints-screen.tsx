import { Card, Prose, Section } from '@puente/ui'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { PublicPage } from '../../parts/pages/public-page.tsx'
import type { Complaint } from './complaint-faults.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintSent } from './complaint-sent.tsx'
import { words } from './words.ts'

interface Sent {
  readonly complaint: Complaint
  readonly email: string
}

/** Complaints: a form that returns a number and a deadline, and the other channels. */
export function ComplaintsScreen() {
  const [sent, setSent] = useState<Sent>()
  return (
    <PublicPage
      title={words('title')}
      lead={words('lead')}
      description={words('description')}
      path={paths.complaints()}
      width="task"
    >
      {sent === undefined ? (
        <Card>
          <ComplaintForm onSent={(complaint, email) => setSent({ complaint, email })} />
        </Card>
      ) : (
        <ComplaintSent {...sent} onAnother={() => setSent(undefined)} />
      )}
      <Section title={words('others.title')}>
        <Prose text={words('others.text')} />
      </Section>
    </PublicPage>
  )
}
