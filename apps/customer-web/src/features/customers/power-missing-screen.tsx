import type { Power } from '@puente/contract'
import { ButtonLink, Column, PageHeading } from '@puente/ui'
import { memberWords } from '@puente/web'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useWhoCan } from './who-can.tsx'
import { words } from './words.ts'

/**
 * Replaces a screen for a member whose role lacks its power: names who can act, and links back to reading.
 */
export function PowerMissingScreen({ power }: { power: Power }) {
  const { id } = useParams({ strict: false })
  const ask = useWhoCan(power)
  const isTransfer = id?.startsWith('trf_') === true
  return (
    <Column>
      <PageHeading title={memberWords('title')} lead={ask} />
      <div>
        <ButtonLink kind="primary" href={isTransfer ? paths.transfer(id) : paths.transfers()}>
          {words(isTransfer ? 'missing.transfer' : 'missing.transfers')}
        </ButtonLink>
      </div>
    </Column>
  )
}
