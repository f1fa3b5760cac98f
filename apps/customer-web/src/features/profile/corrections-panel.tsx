import { styled } from '@mui/material/styles'
import type { CustomerKind } from '@puente/contract'
import { Card, Link, Muted, v } from '@puente/ui'
import { listOfNames } from '@puente/web'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { correctionsOf, reopensText, type CorrectionOf } from './corrections.ts'
import { words } from './words.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${v.line}` },
  '& p': { margin: '2px 0 0' },
})

const hrefs = {
  profile: () => paths.profileEdit(),
  contact: undefined,
  powers: () => paths.companyPowers(),
  help: () => paths.supportNew('correct-fact'),
} as const

/** Facts that are corrected at one place and re-open the same, together. */
function grouped(all: readonly CorrectionOf[]): readonly CorrectionOf[][] {
  const groups = new Map<string, CorrectionOf[]>()
  for (const one of all) {
    const key = `${one.at} ${one.reopens.join()}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** How each fact is corrected, and what that re-opens. */
export function CorrectionsPanel({ kind }: { kind: CustomerKind }) {
  const mayEdit = useMay('administer')
  return (
    <Card>
      <List>
        {grouped(correctionsOf(kind)).map((group) => {
          const facts = group.map(({ fact }) => fact)
          const [{ at } = { at: 'help' as const }] = group
          const href = mayEdit ? hrefs[at] : undefined
          return (
            <li key={facts.join()}>
              <strong>
                {firstUpper(listOfNames(facts.map((fact) => words(`corrections.facts.${fact}`))))}
              </strong>
              <p>
                {words(`corrections.at.${at}`)} {reopensText(kind, facts)}
              </p>
              {href === undefined ? null : <Link href={href()}>{words(`corrections.link.${at}`)}</Link>}
            </li>
          )
        })}
      </List>
      <Muted>{words('corrections.meanwhile')}</Muted>
    </Card>
  )
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
