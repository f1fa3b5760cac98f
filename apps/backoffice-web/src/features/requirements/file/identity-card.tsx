import type { CustomerFileWire } from '@puente/contract/staff'
import { Card, DefinitionList, Muted, StatusChip, type Definition, type Tone } from '@puente/ui'
import { addDays, todayInChile } from '@puente/web'
import { dayText } from '../../../shell/moments/moment.tsx'
import { when } from '../../../shell/moments/when.ts'
import { words as documentWords } from '../../documents/words.ts'
import { countryName } from '../../transfers/words.ts'
import { SentFiles } from './sent-files.tsx'
import { words } from './words.ts'

type OnFile = NonNullable<CustomerFileWire['identity']['onFile']>

const SOON_DAYS = 60

const tones: Record<'valid' | 'soon' | 'ended', Tone> = { valid: 'ok', soon: 'warn', ended: 'bad' }

/**
 * The validity state of a document, which determines its colour. 'soon' begins when the customer is asked to
 * renew it, two months before the end.
 */
function standing(effectiveEnd: string): keyof typeof tones {
  const today = todayInChile()
  if (effectiveEnd < today) return 'ended'
  return effectiveEnd < addDays(today, SOON_DAYS) ? 'soon' : 'valid'
}

function onFileLines({ type, nationality, printedEnd, effectiveEnd }: OnFile): Definition[] {
  const state = standing(effectiveEnd)
  return [
    {
      term: words('identity.type'),
      value: words('identity.kind', {
        type: documentWords(`types.${type}`),
        nationality: countryName(nationality),
      }),
    },
    {
      term: words('identity.state'),
      value: <StatusChip tone={tones[state]}>{words(`identity.states.${state}`)}</StatusChip>,
    },
    { term: words('identity.printed'), value: dayText(printedEnd) },
    {
      term: words('identity.effective'),
      value: (
        <>
          {dayText(effectiveEnd)}
          {effectiveEnd > printedEnd ? (
            <div>
              <Muted>{words('identity.extended')}</Muted>
            </div>
          ) : null}
        </>
      ),
    },
  ]
}

/** A person's identity document: the printed data, its end of validity, and the files. */
export function IdentityCard({ file: { identity, documents } }: { file: CustomerFileWire }) {
  const { onFile, announced, faults } = identity
  const files = documents.filter(({ kind }) => kind === 'identity' || kind === 'renewal-proof')
  const bad = [faults.front, faults.back].filter((reason) => reason !== undefined)
  const lines = [
    ...(onFile === undefined ? [] : onFileLines(onFile)),
    ...when(announced, ({ type, nationality, printedEnd }) => ({
      term: words('identity.announced'),
      value: words('identity.announcedText', {
        type: documentWords(`types.${type}`),
        nationality: countryName(nationality),
        day: dayText(printedEnd),
      }),
    })),
    ...when(bad[0], () => ({
      term: words('identity.faults'),
      value: (
        <StatusChip tone="bad">
          {bad.map((reason) => documentWords(`refuse.reasons.${reason}`)).join(', ')}
        </StatusChip>
      ),
    })),
    ...when(files[0], () => ({ term: words('identity.files'), value: <SentFiles files={files} /> })),
  ]
  return (
    <Card title={words('identity.title')} level={3}>
      {lines.length === 0 ? (
        <Muted>{words('identity.none')}</Muted>
      ) : (
        <DefinitionList columns={2} items={lines} />
      )}
    </Card>
  )
}
