import { styled } from '@mui/material/styles'
import { Answer, Link, Prose } from '@puente/ui'
import { answerOf, leadsTo, questionTextOf, type QuestionId } from './questions.ts'
import { Marked, MarkedAnswer } from './marked.tsx'
import { words } from './words.ts'

const More = styled('p')({ margin: '8px 0 0' })

interface OneQuestionProps {
  id: QuestionId
  /** The id of the element, which is the anchor of the answer on its page. */
  anchor: string
  /** What was searched for; its words are marked. */
  typed?: string
  level?: 2 | 3
  open?: boolean
  onToggle?: (open: boolean) => void
}

/** One question that opens to its answer and the link that continues it. */
export function OneQuestion({ id, anchor, typed = '', level = 3, open = false, onToggle }: OneQuestionProps) {
  const more = leadsTo[id]
  const answer = answerOf(id)
  return (
    <Answer
      id={anchor}
      level={level}
      question={typed === '' ? questionTextOf(id) : <Marked text={questionTextOf(id)} typed={typed} />}
      open={open}
      onToggle={onToggle}
    >
      {typed === '' ? <Prose text={answer} /> : <MarkedAnswer text={answer} typed={typed} />}
      {more === undefined ? null : (
        <More>
          <Link href={more.href}>{words(`more.${more.more}`)}</Link>
        </More>
      )}
    </Answer>
  )
}
