import Box from '@mui/material/Box'
import { aloneNames, type AuditEntry } from '@puente/contract/staff'
import { Disclosure, Muted, SkeletonLines } from '@puente/ui'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../paths.ts'
import { DECISION } from '../../shell/decision/fragment.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { mayOpen } from '../../shell/navigation/nouns.ts'
import { shellWords } from '../../shell/words.ts'
import { addressOf, nounOf } from '../../shell/navigation/address-of.ts'
import { factTexts, objectText, settingIn } from './details-text.ts'
import type { DifferenceProps } from './difference.tsx'
import { actionText, detailWords as words } from './words.ts'

/** Loaded when it is opened: the words of every setting are large. */
const Difference = lazy(async () => ({ default: (await import('./difference.tsx')).Difference }))

/** What was done: its name, and the other lines of the same act. */
export function Act({ entry }: { entry: AuditEntry }) {
  const { action, lines } = entry
  return (
    <>
      <RouteLink to={paths.audit()} search={{ action }}>
        {actionText(action)}
      </RouteLink>
      {lines.length === 0 ? null : (
        <Disclosure summary={words('lines', { count: lines.length })}>
          <Box component="ul" sx={{ margin: 0, paddingLeft: 4, display: 'grid', gap: 1 }}>
            {lines.map((line) => (
              <li key={line.id}>
                {[actionText(line.action), objectText(line), ...factTexts(line)]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </li>
            ))}
          </Box>
        </Disclosure>
      )}
    </>
  )
}

/** Acts that decide something, of which the page of the case shows the decision. */
const isDecision = (action: string): boolean =>
  /^(decide|withdraw|approve|send-back|grant|accept|refuse|set|change|end)-/.test(action) ||
  action.startsWith('decide') ||
  aloneNames.some((name) => name === action)

/** The id of what an act is about: of a change of a setting its kind and key. */
function idOf(entry: AuditEntry): string | undefined {
  const setting = settingIn(entry)
  return setting === undefined ? entry.subject : `${setting.kind}/${setting.key}`
}

/** What the act is about, by its name, with a link to its page; of a decision, to the decision there. */
export function Subject({ entry }: { entry: AuditEntry }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const id = idOf(entry)
  const name = objectText(entry)
  if (id === undefined || name === '') return <Muted>{shellWords('nothing')}</Muted>
  const noun = settingIn(entry) === undefined ? nounOf(id) : 'settings'
  const to = noun !== undefined && mayOpen(role, noun) ? addressOf(id) : undefined
  const decided = [entry, ...entry.lines].some(({ action }) => isDecision(action))
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RouteLink to={paths.audit()} search={{ subject: id }} title={id}>
        {name}
      </RouteLink>
      {to === undefined ? null : decided ? (
        <RouteLink to={to} hash={DECISION}>
          {words('decision')}
        </RouteLink>
      ) : (
        <RouteLink to={to}>{words('open')}</RouteLink>
      )}
    </Box>
  )
}

/** The details of an act in words; of a change of a setting, what changed. */
export function Details({ entry }: { entry: AuditEntry }) {
  const texts = factTexts(entry)
  const version = Number(entry.facts.find(({ name }) => name === 'version')?.value)
  const setting = entry.action === 'change-setting' ? settingIn(entry) : undefined
  if (texts.length === 0) return null
  return (
    <>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      {setting === undefined || version < 2 ? null : <Changes named={{ ...setting, version }} />}
    </>
  )
}

function Changes({ named }: DifferenceProps) {
  const [open, setOpen] = useState(false)
  return (
    <Disclosure summary={words('changes')} onToggle={setOpen}>
      {open ? (
        <Suspense fallback={<SkeletonLines lines={2} />}>
          <Difference named={named} />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}
