import type { MatchWire } from '@puente/contract/staff'
import {
  Amount,
  Button,
  Card,
  DefinitionList,
  Form,
  Section,
  SkeletonLines,
  StatusChip,
  TextArea,
} from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { CasePage } from '../../shell/case/case-page.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { when } from '../../shell/moments/when.ts'
import { useMayAct } from '../../shell/acting.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ItemsTable } from './items-table.tsx'
import { matchQuery, useUndoMatch } from './queries.ts'
import { Undone } from './undone.tsx'
import { accountText, words } from './words.ts'

/** The reason why movements were matched, and a form to undo the match. */
export function MatchScreen() {
  const { id } = useParams({ from: '/shell/matches/$id' })
  const query = useQuery(matchQuery(id))
  const { mayAct } = useMayAct()
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(match) => (
        <CasePage
          key={match.id}
          title={titleOf(match)}
          decided={match.id}
          documentTitle={words('match.eyebrow')}
          back={<RouteBackLink to={paths.reconciliation()}>{words('match.back')}</RouteBackLink>}
          eyebrow={
            <>
              {words('match.eyebrow')}
              {match.undone === undefined ? null : <StatusChip>{words('match.undone')}</StatusChip>}
            </>
          }
          facts={
            <Card>
              <Facts match={match} />
            </Card>
          }
          decision={<Undoing match={match} mayAct={mayAct} />}
        >
          <Section title={words('match.items')}>
            <ItemsTable caption={words('match.itemsCaption')} items={match.items} shows={['side', 'about']} />
          </Section>
        </CasePage>
      )}
    </Loaded>
  )
}

const titleOf = ({ rule, undone }: MatchWire): string =>
  undone === undefined
    ? rule === undefined
      ? words('match.byPerson')
      : words('match.byRule', { rule })
    : words('match.undone')

function Facts({ match }: { match: MatchWire }) {
  const { currency, rule, undone } = match
  return (
    <>
      {undone === undefined ? null : <Undone undone={undone} />}
      <DefinitionList
        columns={2}
        items={[
          { term: words('match.account'), value: accountText(match) },
          {
            term: words('match.by'),
            value:
              rule === undefined
                ? match.by
                : words('match.version', { rule, version: format.count(match.rulesVersion ?? 0) }),
          },
          ...when(match.confirmedBy, (value) => ({ term: words('match.confirmedBy'), value })),
          ...when(match.reason, (reason) => ({ term: words('match.reason'), value: `«${reason}»` })),
          { term: words('match.at'), value: format.dateTime(match.at) },
          ...when(match.booked, (amount) => ({
            term: words('match.booked'),
            value: <Amount value={format.amount({ amount, currency })} currency={currency} />,
          })),
          ...when(match.journalId, (id) => ({
            term: words('match.journal'),
            value: (
              <RouteLink to="/journals/$id" params={{ id }}>
                {words('match.booked')}
              </RouteLink>
            ),
          })),
          { term: words('match.id'), value: <CopyId id={match.id} /> },
        ]}
      />
    </>
  )
}

/** The proposal to undo the match, or the form for it. */
function Undoing({ match, mayAct }: { match: MatchWire; mayAct: boolean }) {
  const { undone, proposal } = match
  if (undone !== undefined) return null
  if (proposal === undefined) return mayAct ? <Undo match={match} /> : null
  return (
    <ProposalCard
      proposal={proposal}
      what={words('match.undoWhat')}
      consequence={words('match.undoConsequence')}
      mayDecide={mayAct}
    />
  )
}

function Undo({ match: { id, needsSecond } }: { match: MatchWire }) {
  const undo = useUndoMatch(id)
  const form = useEndpointForm({
    sending: undo,
    defaults: { note: '' },
    draft: useFormDraft('undo'),
    submit: ({ note }) => undo.mutate(note.trim()),
  })
  return (
    <Card title={words('match.undoTitle')}>
      <p>{words('match.undoText')}</p>
      {needsSecond ? <p>{words('match.undoSecond')}</p> : null}
      <Form {...form.props}>
        <TextArea
          label={words('match.undoReason')}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(words('break.reasonMissing')))}
        />
        <Button type="submit" kind="danger" busy={undo.isPending} style={{ alignSelf: 'flex-start' }}>
          {words(needsSecond ? 'match.undoPropose' : 'match.undo')}
        </Button>
      </Form>
    </Card>
  )
}
