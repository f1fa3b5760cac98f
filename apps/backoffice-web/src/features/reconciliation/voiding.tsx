import type { BankStatementCase, UndoneWire } from '@puente/contract/staff'
import { Button, Disclosure, Form, Muted, Notice, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { useVoidStatement } from './queries.ts'
import { whyText } from './undone.tsx'
import { words } from './words.ts'

/** Who voided a statement, why and when. */
export const Voided = ({ voided }: { voided: UndoneWire }) => (
  <Notice
    tone="warn"
    title={words('statement.voidedByTwo', { name: voided.by, second: voided.confirmedBy ?? '' })}
  >
    {whyText(voided)}
  </Notice>
)

/** The proposal to void a statement, while it waits. */
export function VoidProposal({ statement, mayAct }: { statement: BankStatementCase; mayAct: boolean }) {
  const { proposal } = statement
  if (proposal === undefined) return null
  return (
    <ProposalCard
      proposal={proposal}
      what={words('statement.voidWhat')}
      consequence={words('statement.voidConsequence')}
      danger
      mayDecide={mayAct}
    />
  )
}

/** The form that proposes to void an accepted statement, folded, or what must be undone first. */
export function Voiding({ statement }: { statement: BankStatementCase }) {
  const { id, state, proposal, voidObstacle } = statement
  if (state !== 'accepted' || proposal !== undefined) return null
  return (
    <Disclosure summary={words('statement.voidTitle')}>
      {voidObstacle === undefined ? (
        <Propose id={id} />
      ) : (
        <Muted as="p">{words(`statement.voidObstacles.${voidObstacle}`)}</Muted>
      )}
    </Disclosure>
  )
}

function Propose({ id }: { id: string }) {
  const send = useVoidStatement(id)
  const form = useEndpointForm({
    sending: send,
    defaults: { note: '' },
    draft: useFormDraft('void'),
    submit: ({ note }) => send.mutate(note.trim()),
  })
  return (
    <>
      <p>{words('statement.voidText')}</p>
      <p>{words('statement.voidSecond')}</p>
      <Form {...form.props}>
        <TextArea
          label={words('statement.voidReason')}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(words('statement.voidReasonMissing')))}
        />
        <Button type="submit" kind="danger" busy={send.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('statement.voidPropose')}
        </Button>
      </Form>
    </>
  )
}
