import type { Setting, SettingVersionHead, SettingWire } from '@puente/contract/staff'
import { Card, Disclosure, Muted, Select, SkeletonLines } from '@puente/ui'
import { businessNowMs, format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { baseAt } from './base.ts'
import { ChangeList } from './change-list.tsx'
import { GeneralLine } from './general-line.tsx'
import { ScheduledPart } from './scheduled-part.tsx'
import { changeTexts } from '../texts/change-text.ts'
import { comparisonQuery, versionsQuery, type Named } from '../queries.ts'
import { VersionFacts } from './version-facts.tsx'
import { words } from '../texts/words.ts'
import { versionWords } from '../texts/version-words.ts'

export interface VersionsPartProps {
  setting: Setting
  named: Named
  wire: SettingWire
  currency: string
}

/** The scheduled versions, the version in force, and the history. */
export function VersionsPart(props: VersionsPartProps) {
  const { setting, named, wire, currency } = props
  return (
    <>
      <ScheduledPart {...props} />
      <Card title={versionWords('versions.inForce')}>
        {wire.current === undefined ? (
          <div style={{ display: 'grid', gap: 4 }}>
            <Muted>{words('one.never')}</Muted>
            <GeneralLine kind={named.kind} base={baseAt(setting, wire, businessNowMs())} />
          </div>
        ) : (
          <VersionFacts version={wire.current} />
        )}
        <Disclosure summary={versionWords('versions.history')}>
          <History setting={setting} named={named} currency={currency} inForce={wire.current?.data ?? {}} />
        </Disclosure>
      </Card>
    </>
  )
}

type Shown = Pick<VersionsPartProps, 'setting' | 'named' | 'currency'> & {
  inForce: Readonly<Record<string, unknown>>
}

function History(props: Shown) {
  const { named } = props
  const query = useInfiniteQuery(versionsQuery(named))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={4} />}>
      {({ pages }) => {
        const versions = pages.flatMap(({ items }) => items)
        return (
          <div style={{ display: 'grid', gap: 16 }}>
            {versions.map((version) => (
              <VersionFacts key={version.version} version={version} />
            ))}
            <NextPage size="small" query={query}>
              {versionWords('versions.older')}
            </NextPage>
            {versions.length < 2 ? null : <Comparison {...props} versions={versions} />}
          </div>
        )
      }}
    </Loaded>
  )
}

const optionOf = ({ version, inForceFrom, isInitial, state }: SettingVersionHead) => ({
  value: String(version),
  label: versionWords('versions.option', {
    version: format.count(version),
    from: isInitial ? versionWords('versions.sinceStart') : format.dateTime(inForceFrom),
    state: versionWords(`versions.states.${state}`),
  }),
})

function Comparison(props: Shown & { versions: readonly SettingVersionHead[] }) {
  const { setting, named, currency, inForce, versions } = props
  const [from, setFrom] = useState(versions[1]?.version ?? 1)
  const [to, setTo] = useState(versions[0]?.version ?? 1)
  const options = versions.map(optionOf)
  const query = useQuery(comparisonQuery(named, from, to))
  return (
    <section aria-label={versionWords('versions.compare')} style={{ display: 'grid', gap: 12 }}>
      <strong>{versionWords('versions.compare')}</strong>
      <Select
        name="from"
        label={versionWords('versions.compareFrom')}
        options={options}
        value={String(from)}
        onChange={({ target }) => setFrom(Number(target.value))}
      />
      <Select
        name="to"
        label={versionWords('versions.compareTo')}
        options={options}
        value={String(to)}
        onChange={({ target }) => setTo(Number(target.value))}
      />
      <div aria-live="polite">
        <Loaded level={2} query={query} skeleton={null}>
          {({ items }) => {
            const changes = changeTexts(setting, items, currency, [inForce])
            if (changes.length === 0) return <Muted>{versionWords('versions.same')}</Muted>
            return <ChangeList changes={changes} />
          }}
        </Loaded>
      </div>
    </section>
  )
}
