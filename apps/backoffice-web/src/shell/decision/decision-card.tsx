import Box from '@mui/material/Box'
import type { CaseDecision, DecisionStep } from '@puente/contract/staff'
import {
  customerReadText,
  decidedDocumentText,
  decidedMessages,
  matterText,
  settingKindText,
} from '@puente/contract/staff-texts'
import { Card, Code, DefinitionList, Timeline, type StepStatus } from '@puente/ui'
import { format } from '@puente/web'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { RouteLink } from '../navigation/links.ts'
import { words } from './words.ts'

const statusLabels: Readonly<Record<StepStatus, string>> = {
  done: words('statuses.done'),
  now: words('statuses.now'),
  next: words('statuses.next'),
  problem: words('statuses.problem'),
}

/** One decision: its steps in the order of time, and what counted. */
export function DecisionCard({ decision }: { decision: CaseDecision }) {
  return (
    <Card title={matterText(decision.matter)}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Timeline
          label={words('steps')}
          statusLabels={statusLabels}
          steps={decision.steps.map((step, index) => ({
            key: `${step.kind} ${step.at} ${String(index)}`,
            status: 'done',
            title: `${decidedMessages.steps[step.kind]}: ${whoText(step)}`,
            detail: step.note === undefined || step.note === '' ? undefined : <Note>{step.note}</Note>,
            at: <time dateTime={step.at}>{format.dateTime(step.at)}</time>,
          }))}
        />
        <DefinitionList
          items={[...readItems(decision), ...evidenceItems(decision), ...countedItems(decision)]}
        />
      </Box>
    </Card>
  )
}

const Note = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)

/** The name and role of who acted; without a person, the customer who asked or the rules. */
function whoText({ by, kind }: DecisionStep): string {
  if (by === undefined) return words(kind === 'asked' ? 'customer' : 'rules')
  return by.role === undefined
    ? by.name
    : words('who', { name: by.name, role: decidedMessages.roles[by.role].toLowerCase() })
}

const versionText = (version: number): string =>
  version === 0 ? words('initial') : words('version', { version: String(version) })

interface Item {
  readonly term: string
  readonly value: ReactNode
}

/** An item whose value is a list of lines; none for an empty list. */
const lines = (term: string, values: readonly ReactNode[]): Item[] =>
  values.length === 0
    ? []
    : [
        {
          term,
          value: (
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
              {values.map((value, index) => (
                // The list is never reordered, so the index is a stable key.
                <li key={String(index)}>{value}</li>
              ))}
            </Box>
          ),
        },
      ]

const readItems = ({ customerTexts, messages }: CaseDecision): Item[] =>
  lines(words('read'), [
    ...customerTexts.map(customerReadText),
    ...messages.map((one) => (
      <>
        {words('message', {
          channel: decidedMessages.channels[one.channel],
          state: decidedMessages.messageStates[one.state],
          version: versionText(one.version),
        })}
        <RouteLink to={paths.setting(`message-template/${one.template}`)}>{one.title}</RouteLink>
      </>
    )),
  ])

const evidenceItems = ({ documents }: CaseDecision): Item[] =>
  lines(
    words('evidence'),
    documents.map((one) => (
      <>
        <RouteLink to={paths.documentReview(one.id)}>{decidedDocumentText(one)}</RouteLink>
        {' · '}
        <Code>{words('hash', { hash: one.hash })}</Code>
        {one.scan === undefined ? '' : ` · ${decidedMessages.scans[one.scan]}`}
        {one.opened.map(({ by, at }) => (
          <Box key={by.id} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {words('opened', { name: by.name, at: format.dateTime(at) })}
          </Box>
        ))}
      </>
    )),
  )

const countedItems = ({ settings, screening, matter: { record } }: CaseDecision): Item[] =>
  lines(words('counted'), [
    ...settings.map(({ kind, key, version }) => (
      <RouteLink key={`${kind}/${key}`} to={paths.setting(`${kind}/${key}`)}>
        {words('setting', { name: settingKindText(kind), version: versionText(version) })}
      </RouteLink>
    )),
    ...(screening === undefined
      ? []
      : [
          words('lists', {
            version: screening.listVersion,
            verdict: decidedMessages.verdicts[screening.verdict].toLowerCase(),
          }),
        ]),
    ...(record === undefined
      ? []
      : [
          <RouteLink key={record.id} to="/decisions/$id" params={{ id: record.id }}>
            {words('checks')}
          </RouteLink>,
        ]),
  ])
