import { Button, Notice } from '@puente/ui'
import { useNavigate } from '@tanstack/react-router'
import { shellWords } from '../words.ts'
import { held, type Held } from './held.ts'

/** Replaces the forms of a case while its decision can still be undone. */
export function UndoNotice({ decision }: { decision: Held }) {
  const navigate = useNavigate()
  const { about, path, step, text } = decision
  return (
    <Notice
      title={text}
      actions={
        step === 'counting' ? (
          <Button
            size="small"
            onPress={() => {
              held.undo(about)
              return navigate({ to: path, search: {} })
            }}
          >
            {shellWords('held.undo')}
          </Button>
        ) : undefined
      }
    >
      <p>{shellWords(step === 'counting' ? 'held.notYet' : 'held.sending')}</p>
    </Notice>
  )
}
