import { keyOfPath, settingOf, type Setting, type SettingWire } from '@puente/contract/staff'
import { kindNames } from '@puente/contract/staff-texts'
import { Card, Column, Muted, PageHeading, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { businessNowMs } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { paths } from '../../paths.ts'
import { RouteBackLink } from '../../shell/navigation/links.ts'
import { chosenIn } from '../../shell/list/filters.ts'
import { NotFoundScreen } from '../../shell/frame/not-found.tsx'
import { AuditLink } from '../../shell/navigation/audit-link.tsx'
import { DecisionPanel } from '../../shell/decision/decision-panel.tsx'
import { useNowMs } from '../../shell/moments/moment.tsx'
import { baseAt, type Base } from './versions/base.ts'
import { instantOf } from './versions/from-when.ts'
import { GeneralLine } from './versions/general-line.tsx'
import { ChangeList } from './versions/change-list.tsx'
import { differenceTexts, wordsOfFields } from './texts/change-text.ts'
import { currencyOf } from './previews/currency-of.ts'
import type { Data } from './fields/control.ts'
import { startFilters } from './filters.ts'
import { keyText, kindText } from './texts/key-text.ts'
import { startData } from './new-key.ts'
import { Panes } from './panes.tsx'
import { Preview } from './previews/previews.tsx'
import { ProposalPart } from './versions/proposal-part.tsx'
import { settingQuery, settingsQuery, type Named } from './queries.ts'
import { SettingForm } from './setting-form.tsx'
import { TemplateVariables } from './previews/template-variables.tsx'
import { useWriting } from './use-writing.ts'
import { ValueView } from './value-view.tsx'
import { VersionsPart } from './versions/versions-part.tsx'
import { rolesText, words } from './texts/words.ts'

/** One setting: the version in force, the next version as form or proposal, and the history. */
export function SettingScreen() {
  const { kind = '', key: part = '' } = useParams({ strict: false })
  const setting = settingOf(kind)
  if (setting === undefined) return <NotFoundScreen />
  const key = keyOfPath(part)
  return <OneSetting key={`${kind}/${key}`} setting={setting} named={{ kind, key }} />
}

interface OneProps {
  setting: Setting
  named: Named
}

function OneSetting({ setting, named }: OneProps) {
  const query = useQuery(settingQuery(named))
  const where = keyText(named.kind, named.key)
  return (
    <Column width="full">
      <PageHeading
        title={kindText(named.kind)}
        documentTitle={
          where === '' ? undefined : words('items.of', { label: kindText(named.kind), name: where })
        }
        eyebrow={where === '' ? undefined : where}
        lead={kindNames[setting.kind as keyof typeof kindNames].about}
        back={<RouteBackLink to={paths.settings()}>{words('one.back')}</RouteBackLink>}
        actions={<AuditLink id={`${named.kind}/${named.key}`} />}
      />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={12} />}>
        {(wire) => <Standing setting={setting} named={named} wire={wire} />}
      </Loaded>
      <DecisionPanel id={`${named.kind}/${named.key}`} />
    </Column>
  )
}

type StandingProps = OneProps & { wire: SettingWire }

/** The part that depends on the reader: the form, the proposal to decide, or the data read-only. */
function Standing({ setting, named, wire }: StandingProps) {
  const { session } = useRouteContext({ from: '/shell' })
  const [begun, setBegun] = useState(0)
  const { data } = useQuery(settingsQuery)
  const corridors = (data?.items ?? []).filter(({ kind }) => kind === 'corridor').map(({ key }) => key)
  const known = wire.proposal?.data ?? wire.current?.data ?? wire.scheduled[0]?.data ?? {}
  const currency = currencyOf(named.kind, named.key, known, corridors)
  const props = { setting, named, wire, currency }
  const mayPropose = wire.proposes.includes(session.staff.role)
  const start = useStart(setting, named, wire)
  const proposedOn = baseAt(setting, wire, takesForceMs(wire.proposal?.inForceFrom, useNowMs()))
  if (start === undefined) return <SkeletonLines lines={12} />
  if (wire.proposal === undefined && mayPropose)
    return <Writing key={begun} {...props} start={start} onDiscarded={() => setBegun(begun + 1)} />
  return (
    <Panes
      main={
        <>
          {wire.proposal === undefined ? (
            <Muted>{words('one.readOnly', { roles: rolesText(wire.proposes) })}</Muted>
          ) : (
            <>
              <ProposalPart {...props} proposal={wire.proposal} base={proposedOn} />
              <Preview named={named} before={proposedOn?.data} after={wire.proposal.data} />
            </>
          )}
          {wire.current === undefined ? null : (
            <Card title={words('one.inForce')}>
              <ValueView
                fields={setting.fieldsOf(named.key)}
                words={wordsOfFields(setting)}
                data={wire.current.data}
                currency={currency}
              />
            </Card>
          )}
        </>
      }
      aside={<VersionsPart {...props} />}
    />
  )
}

/** When a version from this instant takes force: now if the instant is absent or past. */
const takesForceMs = (from: string | undefined, nowMs: number): number =>
  from === undefined ? nowMs : Math.max(nowMs, Date.parse(from))

/**
 * The data that a key without version in force starts from: its scheduled version, the key in the address, or the
 * general version that it follows; undefined until loaded.
 */
function useStart(setting: Setting, { kind, key }: Named, wire: SettingWire): Data | undefined {
  const { from = '' } = chosenIn(startFilters, useSearch({ strict: false }))
  const [scheduled] = wire.scheduled
  const isKnown = wire.current !== undefined || wire.draft !== undefined || scheduled !== undefined
  const isAsked = from !== '' && !isKnown
  const { data, isError } = useQuery({ ...settingQuery({ kind, key: from }), enabled: isAsked })
  const general = baseAt(setting, wire, businessNowMs())?.data ?? {}
  if (scheduled !== undefined) return scheduled.data
  if (!isAsked || isError) return general
  return data && startData(kind, key, data.current?.data ?? general)
}

type WritingProps = StandingProps & { currency: string; start: Data; onDiscarded: () => void }

function Writing({ setting, named, wire, currency, start, onDiscarded }: WritingProps) {
  const writing = useWriting(named, wire, start)
  // What follows from the typed data is rendered after the field.
  const after = useDeferredValue(writing.written.data)
  const atMs = takesForceMs(instantOf(writing.written.from), useNowMs())
  const base = useMemo(() => baseAt(setting, wire, atMs), [setting, wire, atMs])
  return (
    <Panes
      main={
        <Card title={words('one.form')}>
          <SettingForm
            setting={setting}
            named={named}
            inForce={wire.current?.version}
            base={base}
            noticeDays={wire.noticeDays}
            currency={currency}
            writing={writing}
            onDiscarded={onDiscarded}
          />
        </Card>
      }
      aside={
        <Effect setting={setting} named={named} wire={wire} currency={currency} base={base} after={after} />
      }
    />
  )
}

type EffectProps = StandingProps & { currency: string; base: Base | undefined; after: Data }

/** What the typed data change: the differences, a preview, and the versions. */
const Effect = memo(({ setting, named, wire, currency, base, after }: EffectProps) => {
  const changes = differenceTexts(setting, base?.data ?? {}, after, currency)
  return (
    <>
      <Card title={words('changes.title')}>
        <div style={{ display: 'grid', gap: 12 }}>
          <GeneralLine kind={setting.kind} of={named.key} base={base} />
          {base === undefined ? (
            <Muted>{words('changes.first')}</Muted>
          ) : changes.length > 0 ? (
            <ChangeList changes={changes} />
          ) : (
            <Muted>
              {base.isGeneral
                ? words('changes.sameAsGeneral', { name: keyText(setting.kind, base.key) })
                : words('changes.none')}
            </Muted>
          )}
        </div>
      </Card>
      {setting.kind === 'message-template' ? <TemplateVariables name={named.key} /> : null}
      <Preview named={named} before={base?.data} after={after} />
      <VersionsPart setting={setting} named={named} wire={wire} currency={currency} />
    </>
  )
})
