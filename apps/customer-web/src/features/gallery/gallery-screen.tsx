import { styled } from '@mui/material/styles'
import { Column, from, Link, PageHeading, rem, SkeletonLines, ThemeScope, useTitle, v } from '@puente/ui'
import { lazy, Suspense } from 'react'
import { actions } from './actions.tsx'
import { controls } from './controls.tsx'
import { drawn } from './drawings.tsx'
import type { Exhibit, Shown } from './exhibit.ts'
import { fields } from './fields.tsx'
import { Icons } from './icons.tsx'
import { samples as say } from './messages-samples.es.ts'
import { frame, money } from './money-and-frame.tsx'
import { plots } from './plots.tsx'
import { reading } from './reading.tsx'
import { states } from './states.tsx'
import { uploads } from './uploads.tsx'

const groups = {
  actions,
  fields,
  uploads,
  controls,
  states,
  reading: [...reading, ...plots],
  money,
  drawings: drawn,
  frame,
}
const Mails = lazy(async () => ({ default: (await import('./mails.tsx')).Mails }))

const kinds = ['person', 'company'] as const

const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  [from.md]: { gridTemplateColumns: '1fr 1fr' },
  '& > *': { minWidth: 0 },
})

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  height: '100%',
  padding: 16,
  border: `1px solid ${v.line}`,
  borderTop: `3px solid ${v.primary}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  color: v.ink,
  '& [data-slot="state"]': { margin: '0 0 6px', color: v.inkMuted, fontSize: rem(12) },
})

const Jumps = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' })

const Group = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '& h2': { margin: '24px 0 0', fontSize: rem(24), fontWeight: 600 },
  '& h3': { margin: '0 0 8px', fontSize: rem(15), fontWeight: 600 },
})

/** Every shared component in its states and both themes, for visual review of changes. */
export function GalleryScreen() {
  useTitle(say.title)
  return (
    <Column width="full">
      <PageHeading title={say.title} lead={say.lead} />
      <Jumps aria-label={say.jump}>
        {Object.values(groups).flatMap((exhibits) =>
          exhibits.map(({ name }) => (
            <Link key={name} href={`#${name}`}>
              {name}
            </Link>
          )),
        )}
      </Jumps>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <Group key={group} aria-label={say.groups[group]}>
          <h2>{say.groups[group]}</h2>
          {groups[group].map((exhibit) => (
            <Room key={exhibit.name} exhibit={exhibit} />
          ))}
        </Group>
      ))}
      <Group aria-label={say.groups.icons}>
        <h2>{say.groups.icons}</h2>
        <Icons />
      </Group>
      <Group aria-label={say.groups.mails}>
        <h2>{say.groups.mails}</h2>
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <Mails />
        </Suspense>
      </Group>
    </Column>
  )
}

function Room({ exhibit }: { exhibit: Exhibit }) {
  return (
    <div id={exhibit.name}>
      <h3>{exhibit.name}</h3>
      <Pair>
        {kinds.map((kind) => (
          <ThemeScope key={kind} kind={kind}>
            <Sheet role="group" aria-label={`${exhibit.name}, ${say.kinds[kind]}`}>
              {exhibit.show(kind).map((shown, at) => (
                <Specimen key={at} shown={shown} />
              ))}
            </Sheet>
          </ThemeScope>
        ))}
      </Pair>
    </div>
  )
}

function Specimen({ shown }: { shown: Shown }) {
  return (
    <div>
      <p data-slot="state">{say.states[shown.state]}</p>
      {shown.node}
    </div>
  )
}
