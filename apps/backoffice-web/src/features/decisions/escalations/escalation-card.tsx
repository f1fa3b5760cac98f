import type { CaseEscalation } from '@puente/contract/staff'
import { Button, Card, Disclosure, Form, Muted, Notice, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { noteRule } from '../../../shell/rules.ts'
import { useFormDraft } from '../../../shell/case/use-draft.ts'
import { useEscalate, useReturnEscalation, type CaseRef } from './queries.ts'
import { openEscalation, useStanding } from './use-standing.ts'
import { words } from './words.ts'

interface EscalationCardProps {
  subject: CaseRef
  escalations: readonly CaseEscalation[]
  /** Whether the case waits for a decision and has no proposal, so that it can be escalated. */
  mayEscalate: boolean
}

/** Who escalated a case, when and why, with the forms to give it back or to escalate it. */
export function EscalationCard({ subject, escalations, mayEscalate }: EscalationCardProps) {
  const open = openEscalation(escalations)
  return (
    <>
      {open === undefined ? null : <Open escalation={open} escalations={escalations} />}
      {open === undefined && mayEscalate ? (
        <Card>
          <Disclosure summary={words('open.title')}>
            <EscalateForm subject={subject} />
          </Disclosure>
        </Card>
      ) : null}
      <Former escalations={escalations.filter(({ endedAt }) => endedAt !== undefined)} />
    </>
  )
}

interface OpenProps {
  escalation: CaseEscalation
  escalations: readonly CaseEscalation[]
}

function Open({ escalation: { id, by, at, dueAt, reason }, escalations }: OpenProps) {
  const standing = useStanding(escalations)
  const text = { decides: 'yours', confirms: 'decides', waits: 'own' } as const
  return (
    <>
      <Notice tone="warn" title={words('title')}>
        <p>{words('lead', { by, at: format.dateTime(at), due: format.dateTime(dueAt) })}</p>
        <p>«{reason}»</p>
        <p>{words(text[standing])}</p>
      </Notice>
      {standing === 'decides' ? (
        <Card>
          <Disclosure summary={words('giveBack.title')}>
            <ReturnForm id={id} />
          </Disclosure>
        </Card>
      ) : null}
    </>
  )
}

function EscalateForm({ subject }: { subject: CaseRef }) {
  const escalate = useEscalate(subject)
  const form = useEndpointForm({
    sending: escalate,
    defaults: { reason: '' },
    draft: useFormDraft('escalate'),
    submit: ({ reason }, clear) => escalate.mutate(reason.trim(), { onSuccess: clear }),
  })
  return (
    <Form {...form.props}>
      <Muted>{words('open.lead')}</Muted>
      <TextArea
        label={words('open.reason')}
        rows={2}
        maxLength={1000}
        {...form.field('reason', noteRule(words('open.missing')))}
      />
      <Button type="submit" busy={escalate.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('open.submit')}
      </Button>
    </Form>
  )
}

function ReturnForm({ id }: { id: string }) {
  const giveBack = useReturnEscalation(id)
  const form = useEndpointForm({
    sending: giveBack,
    defaults: { note: '' },
    draft: useFormDraft('give-back'),
    submit: ({ note }, clear) => giveBack.mutate(note.trim(), { onSuccess: clear }),
  })
  return (
    <Form {...form.props}>
      <TextArea
        label={words('giveBack.note')}
        rows={2}
        maxLength={1000}
        {...form.field('note', noteRule(words('giveBack.missing')))}
      />
      <Button type="submit" busy={giveBack.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('giveBack.submit')}
      </Button>
    </Form>
  )
}

function Former({ escalations }: { escalations: readonly CaseEscalation[] }) {
  if (escalations.length === 0) return null
  return (
    <Card>
      <Disclosure summary={words('former')}>
        {escalations.map(({ id, end = 'decided', by, at, reason, endedAt, endedBy = '', note = '' }) => (
          <p key={id}>
            {words(`ended.${end}`, {
              by,
              reason,
              note,
              who: endedBy,
              at: format.dateTime(at),
              ended: format.dateTime(endedAt ?? at),
            })}
          </p>
        ))}
      </Disclosure>
    </Card>
  )
}
