import { nameRefusals, type NameRefusal } from '@puente/contract'
import type { StaffNameRequest } from '@puente/contract/staff'
import { Button, Card, Form, Notice, RadioCards } from '@puente/ui'
import { refusedNameText, useEndpointForm } from '@puente/web'
import { useRef } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { undoableAct, type Act } from '../../../shell/held/held-act.ts'
import { held } from '../../../shell/held/held.ts'
import { UndoNotice } from '../../../shell/held/held-notice.tsx'
import { useDecide, usePendingDecision } from '../../../shell/held/use-held.ts'
import { AsRead } from '../../../shell/as-read.tsx'
import { KeyHints } from '../../../shell/key-hints.tsx'
import { useKey } from '../../../shell/use-key.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { NoteForm } from '../note-form.tsx'
import { nameRequests } from './list-screen.tsx'
import { useAccept } from './queries.ts'
import { words } from './words.ts'

interface DecisionProps {
  request: StaffNameRequest
}

const queue = { path: nameRequests.path, page: nameRequests.page, casePath: paths.nameRequest }

/**
 * Accepts the name, with an undo window, or as a proposal to a second person when the name is on a watch
 * list; or rejects it.
 */
export function Decision({ request }: DecisionProps) {
  const decision = usePendingDecision(request.id)
  if (decision !== undefined && decision.step !== 'refused') return <UndoNotice decision={decision} />
  if (request.proposal !== undefined)
    return (
      <ProposalCard
        proposal={request.proposal}
        what={words('proposal.what', { asked: request.asked })}
        consequence={words('proposal.consequence')}
      />
    )
  return <Forms request={request} />
}

interface Typed {
  readonly note?: string
  readonly reason?: NameRefusal
}

function Forms({ request: { id, asked, verdict } }: DecisionProps) {
  const propose = useAccept(id)
  const decide = useDecide(queue)
  const typed = (held.typedValuesOf(id) ?? {}) as Typed
  const path = paths.nameRequest(id)
  const accept = undoableAct((note: string) =>
    decide({
      about: id,
      path,
      text: words('held.accept', { asked }),
      typed: { note },
      send: (idempotencyKey) =>
        api.acceptNameRequest({ params: { id }, body: { note }, idempotencyKey }, { outlivesPage: true }),
    }),
  )
  const refuse = undoableAct((reason: NameRefusal) =>
    decide({
      about: id,
      path,
      text: words('held.refuse', { asked }),
      typed: { reason },
      send: (idempotencyKey) =>
        api.refuseNameRequest({ params: { id }, body: { reason }, idempotencyKey }, { outlivesPage: true }),
    }),
  )
  const isKnown = verdict === 'hit'
  return (
    <>
      <KeyHints
        keys={{ ...(verdict === 'clear' ? { a: words('accept.title') } : {}), r: words('refuse.title') }}
      />
      {verdict === 'asked' ? (
        <Notice>{words('accept.waits')}</Notice>
      ) : (
        <NoteForm
          title={words('accept.title')}
          label={words('accept.note')}
          hint={words('accept.noteHint')}
          missing={words('accept.missing')}
          submit={words(isKnown ? 'accept.propose' : 'accept.submit')}
          before={isKnown ? words('accept.two') : undefined}
          act={isKnown ? propose : accept}
          written={typed.note}
          hasKey={!isKnown}
        />
      )}
      <RefuseForm asked={asked} act={refuse} before={typed.reason} />
    </>
  )
}

const reasons = nameRefusals.map((value) => ({ value, label: words(`refuse.reasons.${value}`) }))

interface RefuseFormProps {
  asked: string
  act: Act<NameRefusal>
  before: NameRefusal | undefined
}

/** The reason that the customer reads, and the button to reject. */
function RefuseForm({ asked, act, before }: RefuseFormProps) {
  const form = useEndpointForm<{ readonly reason: NameRefusal | '' }>({
    sending: act,
    defaults: { reason: before ?? '' },
    submit: ({ reason }) => reason === '' || act.mutate(reason),
  })
  const reason = form.choice('reason', { required: words('refuse.missing') })
  const place = useRef<HTMLDivElement>(null)
  useKey('r', () => place.current?.querySelector('input')?.focus())
  const preview = reason.value === '' ? undefined : refusedNameText(asked, reason.value)
  return (
    <Card title={words('refuse.title')}>
      <div ref={place}>
        <Form {...form.props}>
          <RadioCards legend={words('refuse.reason')} columns={1} options={reasons} {...reason} />
          {preview === undefined ? null : (
            <AsRead label={words('refuse.preview')}>
              {preview.title}. {preview.text}
            </AsRead>
          )}
          <Button
            type="submit"
            busy={act.isPending}
            style={{ alignSelf: 'flex-start' }}
            aria-keyshortcuts="r"
          >
            {words('refuse.submit')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
