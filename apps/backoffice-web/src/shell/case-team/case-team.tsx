import Box from '@mui/material/Box'
import { caseRoles, kindOfCase, type CaseTeam as Team } from '@puente/contract/staff'
import type { StaffRole } from '@puente/contract'
import { Button, Disclosure, LiveRegion, RefusalNotice, Section, Select, StatusChip } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { shellWords } from '../words.ts'
import { Comments } from './comments.tsx'
import { CasePriority } from './priority.tsx'
import { caseTeamQuery, useAssignCase, useFollowCase } from './queries.ts'

/** Whether a role works on cases of the kind that this id has. */
function mayWorkOn(id: string, role: StaffRole): boolean {
  const kind = kindOfCase(id)
  return kind !== undefined && caseRoles(kind).includes(role)
}

/**
 * Who works on a case: its assignee, colleagues who have it open now, and what was written about it. Only for roles that
 * work on its kind.
 */
export function CaseTeam({ id }: { id: string }) {
  const { session } = useRouteContext({ from: '/shell' })
  return mayWorkOn(id, session.staff.role) ? <Bar key={id} id={id} ownId={session.staff.id} /> : null
}

/** What staff wrote about a case that no longer waits; nothing is shown where nobody wrote. */
export function CaseNotes({ id }: { id: string }) {
  const { session } = useRouteContext({ from: '/shell' })
  return mayWorkOn(id, session.staff.role) ? <Notes key={id} id={id} ownId={session.staff.id} /> : null
}

/** For a screen that does not know whether its case waits: the team of a waiting case, otherwise the notes. */
export function CaseTeamOrNotes({ id }: { id: string }) {
  const { session } = useRouteContext({ from: '/shell' })
  return mayWorkOn(id, session.staff.role) ? <Either key={id} id={id} ownId={session.staff.id} /> : null
}

function Either({ id, ownId }: { id: string; ownId: string }) {
  const { data: team } = useQuery(caseTeamQuery(id))
  return team?.isOpen === true ? <Bar id={id} ownId={ownId} /> : <Notes id={id} ownId={ownId} />
}

function Notes({ id, ownId }: { id: string; ownId: string }) {
  const { data: team } = useQuery(caseTeamQuery(id))
  return team === undefined || team.comments.length === 0 ? null : (
    <Section title={shellWords('team.comments', { count: team.comments.length })}>
      <Comments id={id} team={{ ...team, isOpen: false }} ownId={ownId} />
    </Section>
  )
}

function Bar({ id, ownId }: { id: string; ownId: string }) {
  const { data: team } = useQuery(caseTeamQuery(id))
  const follow = useFollowCase(id)
  return (
    <Box component="section" aria-label={shellWords('team.region')} sx={bar}>
      <Box sx={row}>
        {team === undefined ? null : (
          <>
            <Assignee id={id} team={team} ownId={ownId} />
            <Viewers team={team} />
            <Button
              kind="text"
              size="small"
              busy={follow.isPending}
              onPress={() => follow.mutate(!team.follows)}
            >
              {shellWords(team.follows ? 'team.unfollow' : 'team.follow')}
            </Button>
            <CasePriority id={id} team={team} />
          </>
        )}
      </Box>
      {team === undefined ? null : (
        <Disclosure summary={shellWords('team.comments', { count: team.comments.length })}>
          <Comments id={id} team={team} ownId={ownId} />
        </Disclosure>
      )}
    </Box>
  )
}

const bar = {
  display: 'grid',
  gap: 1,
  padding: '8px 16px',
  minHeight: 142,
  alignContent: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, minHeight: 44 }

/** Who is assigned. The reader takes an open case, hands it over or releases it. */
function Assignee({ id, team, ownId }: { id: string; team: Team; ownId: string }) {
  const assign = useAssignCase(id)
  const [choosing, setChoosing] = useState(false)
  const { assignee, isOpen, colleagues } = team
  const from = assignee === undefined ? {} : { from: assignee.id }
  const others = colleagues.filter((one) => one.id !== assignee?.id)
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {assignee === undefined
          ? shellWords('team.nobody')
          : shellWords('team.assignee', {
              name: assignee.id === ownId ? shellWords('team.you') : assignee.name,
            })}
      </Box>
      {isOpen && assignee?.id !== ownId ? (
        <Button
          size="small"
          kind={assignee === undefined ? 'primary' : 'plain'}
          busy={assign.isPending}
          onPress={() => assign.mutate({ to: ownId, ...from })}
        >
          {shellWords(assignee === undefined ? 'team.take' : 'team.takeOver')}
        </Button>
      ) : null}
      {isOpen && assignee !== undefined ? (
        <Button size="small" kind="text" busy={assign.isPending} onPress={() => assign.mutate(from)}>
          {shellWords('team.release')}
        </Button>
      ) : null}
      {isOpen && others.length > 0 ? (
        choosing ? (
          <Box sx={{ minWidth: 220 }}>
            <Select
              name="colleague"
              label={shellWords('team.handOver')}
              placeholder={shellWords('team.choose')}
              options={others.map((one) => ({ value: one.id, label: one.name }))}
              value=""
              onChange={(event) => {
                setChoosing(false)
                assign.mutate({ to: event.target.value, ...from })
              }}
            />
          </Box>
        ) : (
          <Button size="small" kind="text" onPress={() => setChoosing(true)}>
            {shellWords('team.handOver')}
          </Button>
        )
      ) : null}
      <RefusalNotice refusal={assign.error === null ? undefined : describeFailure(assign.error)} />
    </>
  )
}

/** Colleagues who have the case open now, so that two people do not decide it at once. */
function Viewers({ team: { viewers } }: { team: Team }) {
  const text =
    viewers.length === 0
      ? ''
      : shellWords('team.viewers', {
          count: viewers.length,
          names: viewers.map(({ name }) => name).join(', '),
        })
  return (
    <>
      <LiveRegion message={text} />
      {text === '' ? null : <StatusChip tone="warn">{text}</StatusChip>}
    </>
  )
}
