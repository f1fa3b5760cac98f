import type { IdentityPart } from '@puente/contract'
import type { DocumentWire, IdentityView } from '@puente/contract/customer'
import { Button, Card, Muted, Notice, SkeletonLines } from '@puente/ui'
import { documentReasonText } from '@puente/web'
import { both, Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContinueOnPhone } from '../../documents/continue-on-phone.tsx'
import { DocumentField } from '../../documents/document-field.tsx'
import { useFocusWhenSwapped } from '../use-focus-when-swapped.ts'
import { AnnounceForm } from './announce-form.tsx'
import { documentsQuery } from './queries.ts'
import { ReadByMachine, readIdentity } from './read-by-machine.tsx'
import { useFileCame } from './use-file-came.ts'
import { words } from './words.ts'

const cards: readonly string[] = ['chilean-id', 'foreign-id']
const placeOf = (part: IdentityPart) =>
  part === 'renewal-proof'
    ? ({ kind: 'renewal-proof', page: 1 } as const)
    : ({ kind: 'identity', side: part, page: 1 } as const)

interface CaptureProps {
  identity: IdentityView
  /** Only sides are sent again; otherwise it is another document, which the customer first describes. */
  sidesOnly: boolean
  asksProof: boolean
}

/**
 * An identity document: described, then photographed on both sides; each file is uploaded when it is chosen.
 */
export function Capture({ identity, sidesOnly, asksProof }: CaptureProps) {
  const { announced } = identity
  const [naming, setNaming] = useState(false)
  const names = !sidesOnly && (announced === undefined || naming)
  useFocusWhenSwapped(names ? 'name' : 'files')
  const sides = useQuery(documentsQuery('identity'))
  const proofs = useQuery({ ...documentsQuery('renewal-proof'), enabled: asksProof })
  if (names)
    return (
      <Loaded query={sides} failed={words('identity.failed')} skeleton={<SkeletonLines lines={8} />}>
        {({ items }) => (
          <AnnounceForm identity={identity} read={readIdentity(items)} onDone={() => setNaming(false)} />
        )}
      </Loaded>
    )
  return (
    <Loaded
      query={both(sides, asksProof ? proofs : sides)}
      failed={words('identity.failed')}
      skeleton={<SkeletonLines lines={8} />}
    >
      {([{ items }]) => (
        <Files
          identity={identity}
          sidesOnly={sidesOnly}
          asksProof={asksProof}
          sides={items}
          proof={proofs.data?.items[0]}
          onAnother={() => setNaming(true)}
        />
      )}
    </Loaded>
  )
}

interface FilesProps extends CaptureProps {
  sides: readonly DocumentWire[]
  proof: DocumentWire | undefined
  /** Describes another document. */
  onAnother: () => void
}

function Files({ sides, proof, onAnother, ...props }: FilesProps) {
  const {
    identity: { announced, needs, faults },
    sidesOnly,
  } = props
  const fileCame = useFileCame()
  const found = [faults.front, faults.back].filter((reason) => reason !== undefined)
  const isCard = announced === undefined || cards.includes(announced.type)
  const known = (part: IdentityPart): DocumentWire | undefined => {
    const found = part === 'renewal-proof' ? proof : sides.find(({ side }) => side === part)
    return found?.state === 'accepted' && needs.includes(part) ? undefined : found
  }
  const waits = (part: IdentityPart) => ['received', 'in-review'].includes(known(part)?.state ?? '')
  return (
    <>
      {announced === undefined || sidesOnly ? null : (
        <Notice
          title={words(`identity.types.${announced.type}`)}
          actions={
            <Button kind="text" onPress={onAnother}>
              {words('identity.change')}
            </Button>
          }
        />
      )}
      {found.length === 0 ? null : (
        <Notice tone="warn" title={words('identity.found')}>
          {found.map((reason) => (
            <p key={reason}>{documentReasonText(reason)}</p>
          ))}
          {sides.map(({ id, state, remark }) =>
            state === 'refused' && remark !== undefined ? <p key={id}>{remark}</p> : null,
          )}
        </Notice>
      )}
      <ContinueOnPhone refetch={fileCame} />
      {partsOf(props, isCard, waits).map((part) => (
        <PartCard key={part} part={part} isCard={isCard} known={known(part)} />
      ))}
      <div>
        <h2>{words('identity.next')}</h2>
        <p>{words('identity.nextText')}</p>
      </div>
    </>
  )
}

interface PartCardProps {
  part: IdentityPart
  isCard: boolean
  known: DocumentWire | undefined
}

function PartCard({ part, isCard, known }: PartCardProps) {
  const fileCame = useFileCame()
  // The front of a card has no machine-readable zone.
  const hasNoZone = part === 'front' && isCard && known?.reading?.state === 'not'
  return (
    <Card>
      {part === 'renewal-proof' ? <Muted>{words('identity.proofExample')}</Muted> : null}
      <DocumentField
        name={part}
        label={words(`identity.parts.${part === 'front' && !isCard ? 'page' : part}`)}
        place={placeOf(part)}
        known={known}
        onDone={fileCame}
      />
      <ReadByMachine reading={hasNoZone ? undefined : known?.reading} />
    </Card>
  )
}

/** The required files, received or not. */
function partsOf(
  { identity: { faults, needs }, sidesOnly, asksProof }: CaptureProps,
  isCard: boolean,
  waits: (part: IdentityPart) => boolean,
): readonly IdentityPart[] {
  if (sidesOnly)
    return (['front', 'back'] as const).filter(
      (side) => faults[side] !== undefined || needs.includes(side) || waits(side),
    )
  return ['front', ...(isCard ? (['back'] as const) : []), ...(asksProof ? (['renewal-proof'] as const) : [])]
}
