import type { DueDiligenceWire, PendingItemWire } from '@puente/contract/customer'
import { ButtonLink, Card, DefinitionList, Muted, Notice, SkeletonLines, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { diligenceQuery } from './diligence-query.ts'
import { words } from './words.ts'

interface EvidenceCardProps {
  item: PendingItemWire
  /** The upload; shown to whoever may act on the item. */
  children: ReactNode
}

/**
 * Evidence of funds: the reason with the amounts and published thresholds, what is accepted, and the next
 * step.
 */
export function EvidenceCard({ item, children }: EvidenceCardProps) {
  const query = useQuery(diligenceQuery)
  return (
    <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={8} />}>
      {(diligence) => (
        <>
          <Standing item={item} asked={diligence.asked} />
          <Card title={words('amounts.title')}>
            <DefinitionList items={amountsOf(diligence)} />
          </Card>
          {item.turn === 'customer' ? <Accepted kinds={diligence.accepted} /> : null}
          {item.mine ? children : null}
          {item.mine ? null : <Muted>{words('notMine')}</Muted>}
          <div>
            <ButtonLink kind="text" href={paths.sendAmount()}>
              {words('smaller')}
            </ButtonLink>
          </div>
        </>
      )}
    </Loaded>
  )
}

/** The status of the evidence: with staff until a deadline, or rejected with a reason. */
function Standing({ item, asked }: Pick<EvidenceCardProps, 'item'> & Pick<DueDiligenceWire, 'asked'>) {
  if (item.turn === 'staff')
    return (
      <Notice title={words('waiting.title')}>
        {words('waiting.text', { when: format.dateTime(asked?.answerBy ?? item.dueAt ?? item.openedAt) })}
      </Notice>
    )
  if (asked?.refusedBecause === undefined) return null
  return (
    <Notice tone="warn" title={words('refused.title')}>
      {words(`refused.because.${asked.refusedBecause}`)}
    </Notice>
  )
}

/** The exceeded window first; the others only if an amount was sent in them. */
function amountsOf({ windows, asked, evidence }: DueDiligenceWire): readonly Definition[] {
  const passed = windows.find(({ window }) => window === asked?.window)
  const line = (key: 'reached' | 'threshold' | 'used', window: keyof typeof windowName, amount: Usd) => ({
    term: words(`amounts.${key}`, { window: windowName[window] }),
    value: format.money(amount),
  })
  return [
    ...(asked === undefined ? [] : [line('reached', asked.window, asked.reached)]),
    ...(passed === undefined ? [] : [line('threshold', passed.window, passed.threshold)]),
    ...windows
      .filter(({ used }) => used.amount !== '0')
      .map(({ window, used }) => line('used', window, used)),
    ...(evidence === undefined
      ? []
      : [
          {
            term: words('amounts.evidence'),
            value: words('amounts.until', {
              amount: format.money(evidence.ceiling),
              when: format.date(evidence.until),
            }),
          },
        ]),
  ]
}

type Usd = DueDiligenceWire['windows'][number]['used']
const windowName = {
  day: words('windows.day'),
  month: words('windows.month'),
  year: words('windows.year'),
} as const

function Accepted({ kinds }: { kinds: DueDiligenceWire['accepted'] }) {
  return (
    <Card title={words('accepted.title')}>
      <Muted>{words('accepted.lead')}</Muted>
      <ul style={{ paddingInlineStart: 20 }}>
        {kinds.map((kind) => (
          <li key={kind}>{words(`accepted.kinds.${kind}`)}</li>
        ))}
      </ul>
      <p>
        <strong>{words('next.title')}.</strong> {words('next.text')}
      </p>
    </Card>
  )
}
