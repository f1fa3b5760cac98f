import type { ReferralProgramWire } from '@puente/contract/customer'
import { Amount, ButtonLink, Card, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { Standing } from './standing.tsx'
import { words } from './words.ts'

/** The available balance of rewards with a link to decide about it; null when it is zero. */
export function Balance({ program }: { program: ReferralProgramWire }) {
  if (program.unspent.amount === '0') return null
  const isDecided = program.open.amount === '0'
  return (
    <Card tone="soft">
      <p>
        <Muted>{words('balance.have')}</Muted>
      </p>
      <p>
        <Amount value={format.amount(program.unspent)} currency="CLP" size="display" />
      </p>
      <Standing program={program} />
      <p>
        <ButtonLink kind={isDecided ? 'plain' : 'main'} href={paths.rewards()}>
          {words(isDecided ? 'balance.change' : 'balance.decide')}
        </ButtonLink>
      </p>
    </Card>
  )
}
