import Box from '@mui/material/Box'
import type { StaffRole } from '@puente/contract'
import { Button, Card, ConfirmDialog, Dialog, Form, Muted, Notice, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { noteRule } from '../../shell/rules.ts'
import { useHeadingAfter } from '../../shell/use-heading-after.ts'
import { Failure } from './failure.tsx'
import { useDecideApproval, useWithdrawApproval } from './queries.ts'
import { words } from './words.ts'

export interface Proposed {
  readonly id: string
  readonly note: string
  readonly by: string
  readonly byId: string
  readonly at: string
  /** Only a compliance officer may confirm it. */
  readonly awaitsOfficer?: boolean | undefined
  /** The account of its author was locked afterwards: nobody may confirm it. */
  readonly proposerLocked?: boolean | undefined
}

interface ProposalCardProps {
  proposal: Proposed
  /** The proposed action as a verb phrase: "devolver $50.000 a su origen". */
  what: string
  /** What the proposal states besides its action, for example a day. */
  facts?: ReactNode
  /** What happens once it is confirmed. */
  consequence: ReactNode
  /** Confirming does something that cannot be undone. */
  danger?: boolean
  /** The proposal is decided and shown read-only. */
  decided?: boolean
  /** False for a role that may read the proposal but not decide it. */
  mayDecide?: boolean
  /** Who decides instead, shown to a role that may not decide. */
  readOnly?: string
}

/**
 * A proposal, its reason and what follows from it. A second person can also decide it: confirm it with one press, or
 * after a dialog that names the proposed action when it cannot be undone, and send it back with a reason.
 */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, what, facts, consequence, danger = false, decided = false, mayDecide = true } = props
  const { readOnly = words('proposal.readOnly') } = props
  const { session } = useRouteContext({ from: '/shell' })
  const own = proposal.byId === session.staff.id
  const box = useHeadingAfter()
  return (
    <Card title={words('proposal.title')}>
      <Box ref={box} sx={{ display: 'grid', gap: 3 }}>
        <Box>
          <Box component="p" sx={{ margin: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
            {own ? words('proposal.own', { what }) : words('proposal.other', { name: proposal.by, what })}
          </Box>
          <Muted>
            <time dateTime={proposal.at}>{format.dateTime(proposal.at)}</time>
          </Muted>
        </Box>
        {facts}
        <Box
          component="blockquote"
          sx={{
            margin: 0,
            paddingLeft: 3,
            borderLeft: 3,
            borderColor: 'divider',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {proposal.note}
        </Box>
        {decided ? null : own ? (
          <OwnProposal proposal={proposal} />
        ) : !mayDecide ? (
          <Muted>{readOnly}</Muted>
        ) : (
          <Decision
            confirmsFrom={session.staff.confirmsFrom}
            obstacle={obstacleOf(proposal, session.staff.role)}
            proposalId={proposal.id}
            what={what}
            consequence={consequence}
            danger={danger}
          />
        )}
      </Box>
    </Card>
  )
}

type DecisionProps = Required<Pick<ProposalCardProps, 'what' | 'consequence' | 'danger'>> & {
  /** Until this instant the reader may send the proposal back but not confirm it. */
  confirmsFrom: string | undefined
  /** Why the reader may send it back but not confirm it. */
  obstacle: Obstacle | undefined
  proposalId: string
}

/** Why a reader cannot confirm a proposal: only a compliance officer may, or the account of its author was locked. */
type Obstacle = 'officer' | 'locked'

function obstacleOf({ proposerLocked, awaitsOfficer }: Proposed, role: StaffRole): Obstacle | undefined {
  if (proposerLocked === true) return 'locked'
  return awaitsOfficer === true && role !== 'officer' ? 'officer' : undefined
}

const ownText = ({ proposerLocked, awaitsOfficer }: OwnProposalProps['proposal']) =>
  proposerLocked === true ? 'ownLockedText' : awaitsOfficer === true ? 'ownOfficerText' : 'ownText'

interface OwnProposalProps {
  proposal: Pick<Proposed, 'id' | 'awaitsOfficer' | 'proposerLocked'>
}

/** The proposal as its author sees it: another person decides it, and the author may withdraw it after a dialog. */
export function OwnProposal({ proposal }: OwnProposalProps) {
  const withdraw = useWithdrawApproval(proposal.id)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Notice
        title={words(proposal.proposerLocked === true ? 'proposal.ownLockedTitle' : 'proposal.ownTitle')}
      >
        {words(`proposal.${ownText(proposal)}`)}
      </Notice>
      <Failure error={withdraw.error} />
      <div>
        <Button busy={withdraw.isPending} onPress={() => setAsking(true)}>
          {words('proposal.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={words('proposal.withdrawTitle')}
        confirmLabel={words('proposal.withdraw')}
        cancelLabel={words('proposal.cancel')}
        onConfirm={() => {
          setAsking(false)
          withdraw.mutate()
        }}
        onCancel={() => setAsking(false)}
      >
        {words('proposal.withdrawText')}
      </ConfirmDialog>
    </>
  )
}

function Decision(props: DecisionProps) {
  const { confirmsFrom, obstacle, proposalId, what, consequence, danger } = props
  const decide = useDecideApproval(proposalId)
  // The proposal that the reader knows; another one that replaces it is not decided before they say that they read it.
  const [read, setRead] = useState(proposalId)
  // The proposal shown when the dialog opened. If another proposal replaces it, the dialog closes.
  const [asking, setAsking] = useState<string>()
  const confirmLabel = words('proposal.confirm', { what })
  if (read !== proposalId) return <Changed onRead={() => setRead(proposalId)} />
  return (
    <>
      <Failure error={decide.error} />
      <Consequence>{consequence}</Consequence>
      {obstacle !== undefined ? (
        <Notice title={words(`proposal.${obstacle}Title`)}>{words(`proposal.${obstacle}Text`)}</Notice>
      ) : confirmsFrom === undefined ? null : (
        <MayNotYet from={confirmsFrom} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {confirmsFrom === undefined && obstacle === undefined ? (
          <Button
            kind={danger ? 'danger' : 'primary'}
            busy={decide.isPending}
            onPress={() => (danger ? setAsking(proposalId) : decide.mutate({ decision: 'confirm' }))}
          >
            {confirmLabel}
          </Button>
        ) : null}
        <ReturnProposal proposalId={proposalId} disabled={decide.isPending} />
      </Box>
      {danger ? (
        <ConfirmDialog
          open={asking === proposalId}
          title={words('proposal.dialog', { what })}
          confirmLabel={confirmLabel}
          cancelLabel={words('proposal.cancel')}
          danger
          onConfirm={() => {
            setAsking(undefined)
            decide.mutate({ decision: 'confirm' })
          }}
          onCancel={() => setAsking(undefined)}
        >
          {consequence}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

interface ReturnProposalProps {
  proposalId: string
  disabled: boolean
}

/** A button that sends a proposal back, after the reader writes the reason in a dialog. */
function ReturnProposal({ proposalId, disabled }: ReturnProposalProps) {
  const sendBack = useDecideApproval(proposalId)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button disabled={disabled} onPress={() => setOpen(true)}>
        {words('proposal.sendBack')}
      </Button>
      <Dialog
        open={isOpen}
        start="field"
        title={words('proposal.sendBackTitle')}
        busy={sendBack.isPending}
        onClose={close}
      >
        <ReturnForm proposalId={proposalId} sendBack={sendBack} onCancel={close} />
      </Dialog>
    </>
  )
}

interface ReturnFormProps {
  proposalId: string
  sendBack: ReturnType<typeof useDecideApproval>
  onCancel: () => void
}

/** The form that sends a proposal back. Its author reads the reason. */
function ReturnForm({ proposalId, sendBack, onCancel }: ReturnFormProps) {
  const form = useEndpointForm({
    sending: sendBack,
    defaults: { note: '' },
    draft: useFormDraft(`return ${proposalId}`),
    submit: ({ note }) => sendBack.mutate({ decision: 'send-back', note: note.trim() }),
  })
  return (
    <Form {...form.props}>
      <TextArea
        label={words('proposal.sendBackNote')}
        hint={words('proposal.sendBackHint')}
        rows={3}
        maxLength={1000}
        {...form.field('note', noteRule(words('proposal.sendBackMissing')))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" kind="primary" busy={sendBack.isPending}>
          {words('proposal.sendBack')}
        </Button>
        <Button disabled={sendBack.isPending} onPress={onCancel}>
          {words('proposal.cancel')}
        </Button>
      </Box>
    </Form>
  )
}

const Consequence = ({ children }: { children: ReactNode }) => (
  <div>
    <Box component="p" sx={{ margin: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
      {words('proposal.consequence')}
    </Box>
    <Muted>{children}</Muted>
  </div>
)

/** Another proposal replaced the one that the reader knows; its buttons are shown once they read it. */
const Changed = ({ onRead }: { onRead: () => void }) => (
  <Notice
    tone="warn"
    title={words('proposal.changedTitle')}
    actions={<Button onPress={onRead}>{words('proposal.changedRead')}</Button>}
  >
    {words('proposal.changedText')}
  </Notice>
)

const MayNotYet = ({ from }: { from: string }) => (
  <Notice title={words('proposal.newTitle')}>
    {words('proposal.newText', { from: format.dateTime(from) })}
  </Notice>
)
