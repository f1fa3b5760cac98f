import Box from '@mui/material/Box'
import { Button, Card, ConfirmDialog, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Failure } from './failure.tsx'
import { words } from './words.ts'

export interface Proposed {
  readonly note: string
  readonly by: string
  readonly byId: string
  readonly at: string
}

export type Verdict = 'confirm' | 'send-back'

interface ProposalCardProps {
  proposal: Proposed
  /** What is proposed, as a verb: "devolver $50.000 a su origen". */
  what: string
  /** What happens once it is confirmed. */
  consequence: ReactNode
  /** Confirming ends something that cannot be taken back. */
  danger?: boolean
  /** Nothing is left to decide: it stays to be read. */
  decided?: boolean
  /** Absent for whoever may read and not decide. */
  decide?: UseMutationResult<unknown, Error, Verdict> | undefined
  /** Who decides instead, for whoever may not. */
  readOnly?: string
}

/** What one person proposed and why; for a second person alone, the decision, asked once more with the thing named. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, what, consequence, danger = false, decided = false, decide } = props
  const { readOnly = words('proposal.readOnly') } = props
  const { session } = useRouteContext({ from: '/shell' })
  const own = proposal.byId === session.staff.id
  return (
    <Card title={words('proposal.title')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box>
          <Box component="p" sx={{ margin: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
            {own ? words('proposal.own', { what }) : words('proposal.other', { name: proposal.by, what })}
          </Box>
          <Muted>
            <time dateTime={proposal.at}>{format.dateTime(proposal.at)}</time>
          </Muted>
        </Box>
        <Box
          component="blockquote"
          sx={{ margin: 0, paddingLeft: 3, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-wrap' }}
        >
          {proposal.note}
        </Box>
        {decided ? null : decide === undefined ? (
          <Muted>{readOnly}</Muted>
        ) : own ? (
          <Notice title={words('proposal.ownTitle')}>{words('proposal.ownText')}</Notice>
        ) : (
          <Decision what={what} consequence={consequence} danger={danger} decide={decide} />
        )}
      </Box>
    </Card>
  )
}

type DecisionProps = Required<Pick<ProposalCardProps, 'what' | 'consequence' | 'danger'>> & {
  decide: UseMutationResult<unknown, Error, Verdict>
}

function Decision({ what, consequence, danger, decide }: DecisionProps) {
  const [asking, setAsking] = useState(false)
  const busyWith = decide.isPending ? decide.variables : undefined
  const confirmLabel = words('proposal.confirm', { what })
  return (
    <>
      <Failure error={decide.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          kind={danger ? 'danger' : 'primary'}
          busy={busyWith === 'confirm'}
          disabled={busyWith === 'send-back'}
          onPress={() => setAsking(true)}
        >
          {confirmLabel}
        </Button>
        <Button
          busy={busyWith === 'send-back'}
          disabled={busyWith === 'confirm'}
          onPress={() => decide.mutate('send-back')}
        >
          {words('proposal.sendBack')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={words('proposal.dialog', { what })}
        confirmLabel={confirmLabel}
        cancelLabel={words('proposal.cancel')}
        danger={danger}
        onConfirm={() => {
          setAsking(false)
          decide.mutate('confirm')
        }}
        onCancel={() => setAsking(false)}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
