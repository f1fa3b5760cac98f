import Box from '@mui/material/Box'
import type { CaseTeam } from '@puente/contract/staff'
import { Button, Form, Muted, Select, StatusChip, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { useFormDraft } from '../case/use-draft.ts'
import { shellWords } from '../words.ts'
import { useCommentCase } from './queries.ts'

/** What staff wrote to each other about a case, and the form for more. */
export function Comments({ id, team, ownId }: { id: string; team: CaseTeam; ownId: string }) {
  const { comments, isOpen } = team
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {comments.length === 0 ? <Muted as="p">{shellWords('team.noComments')}</Muted> : null}
      {comments.map((comment) => (
        <Box key={comment.id}>
          <Muted as="p">
            {comment.by} · {format.dateTime(comment.at)}
          </Muted>
          <Box component="p" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {comment.text}
          </Box>
          {comment.mentions.length === 0 ? null : (
            <Muted as="p">{shellWords('team.mentioned', { names: comment.mentions.join(', ') })}</Muted>
          )}
        </Box>
      ))}
      {isOpen ? <CommentForm id={id} colleagues={team.colleagues.filter((one) => one.id !== ownId)} /> : null}
    </Box>
  )
}

/** The form of a comment. Its text is kept as a draft until it is sent. */
function CommentForm({ id, colleagues }: { id: string; colleagues: CaseTeam['colleagues'] }) {
  const send = useCommentCase(id)
  const form = useEndpointForm({
    sending: send,
    defaults: { text: '', mentions: [] as string[] },
    draft: useFormDraft('comment'),
    submit: ({ text, mentions }, clear) =>
      send.mutate(
        { text: text.trim(), mentions },
        {
          onSuccess: () => {
            clear()
            form.setValue('text', '')
            form.setValue('mentions', [])
          },
        },
      ),
  })
  return (
    <Form {...form.props}>
      <TextArea
        label={shellWords('team.text')}
        hint={shellWords('team.textHint')}
        rows={3}
        maxLength={1000}
        {...form.field('text', {
          validate: (typed) => typed.trim() !== '' || shellWords('team.textMissing'),
        })}
      />
      <Mentions
        colleagues={colleagues}
        chosen={form.watch('mentions')}
        choose={(ids) => form.setValue('mentions', ids)}
      />
      <Button type="submit" busy={send.isPending} style={{ alignSelf: 'flex-start' }}>
        {shellWords('team.send')}
      </Button>
    </Form>
  )
}

interface MentionsProps {
  colleagues: CaseTeam['colleagues']
  chosen: string[]
  choose: (ids: string[]) => void
}

/** The colleagues who find the comment in their inbox. */
function Mentions({ colleagues, chosen, choose }: MentionsProps) {
  const mentioned = colleagues.filter((one) => chosen.includes(one.id))
  const free = colleagues.filter((one) => !chosen.includes(one.id))
  return (
    <>
      {mentioned.length === 0 ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {mentioned.map((one) => (
            <StatusChip key={one.id} tone="info">
              {one.name}
            </StatusChip>
          ))}
          <Button size="small" kind="text" onPress={() => choose([])}>
            {shellWords('team.noMentions')}
          </Button>
        </Box>
      )}
      {free.length === 0 ? null : (
        <Select
          name="mention"
          label={shellWords('team.mention')}
          placeholder={shellWords('team.choose')}
          options={free.map((one) => ({ value: one.id, label: one.name }))}
          value=""
          onChange={(event) => choose([...chosen, event.target.value])}
        />
      )}
    </>
  )
}
