import { ConfirmDialog, RefusalNotice } from '@puente/ui'
import { describeFailure, type Overcoming } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, caseTaken } from '../../api.ts'
import { shellWords } from '../words.ts'

/** A case that is assigned to a colleague. */
export type TakenCase = typeof caseTaken extends Overcoming<infer Asked> ? Asked : never

interface Question {
  readonly on: TakenCase
  readonly answer: (isTaken: boolean) => void
}

/**
 * Mounted above all screens: when a decision is refused because its case is assigned to a colleague, offers to take the
 * case, and the decision is then sent. The form behind keeps what was typed.
 */
export function CaseTakenHost({ ownId }: { ownId: string }) {
  const [question, setQuestion] = useState<Question | undefined>()
  useEffect(
    () => caseTaken.register((on) => new Promise<boolean>((resolve) => setQuestion({ on, answer: resolve }))),
    [],
  )
  if (question === undefined) return null
  return (
    <TakeDialog
      on={question.on}
      ownId={ownId}
      onEnd={(isTaken) => {
        setQuestion(undefined)
        question.answer(isTaken)
      }}
    />
  )
}

interface TakeDialogProps {
  on: TakenCase
  ownId: string
  onEnd: (isTaken: boolean) => void
}

function TakeDialog({ on: { caseId, assignedTo, name }, ownId, onEnd }: TakeDialogProps) {
  const take = useMutation({
    mutationFn: () => api.assignCase({ params: { id: caseId }, body: { to: ownId, from: assignedTo } }),
    onSuccess: () => onEnd(true),
  })
  return (
    <ConfirmDialog
      open
      title={shellWords('taken.title', { name })}
      confirmLabel={shellWords('taken.take')}
      cancelLabel={shellWords('taken.leave')}
      busy={take.isPending}
      onConfirm={() => take.mutate()}
      onCancel={() => onEnd(false)}
    >
      <p>{shellWords('taken.text', { name })}</p>
      <RefusalNotice refusal={take.error === null ? undefined : describeFailure(take.error)} />
    </ConfirmDialog>
  )
}
