import type { DocumentFacts } from '@puente/contract/staff'
import { Button, HiddenText, Notice, Select, TextInput } from '@puente/ui'
import { useState } from 'react'
import { faultAt, type FactsProps } from './fact-fields.ts'
import { words } from './words.ts'

type Read = NonNullable<DocumentFacts['owners']>[number]
interface Row extends Omit<Read, 'shareBps'> {
  /** As typed: '33,33'. */
  readonly share: string
}

const empty: Row = { name: '', document: 'rut', number: '', share: '' }
const documents = (['rut', 'foreign'] as const).map((value) => ({
  value,
  label: words(`documents.${value}`),
}))

/** Converts '33,33' to 3333 basis points; 0 for an invalid share, which the server rejects. */
function bpsOf(share: string): number {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(share.trim())
  return match === null ? 0 : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const typedOf = ({ shareBps, ...read }: Read): Row => ({
  ...read,
  share: (shareBps / 100).toFixed(2).replace('.', ',').replace(/,00$/, ''),
})

/** The owners named in a company document. */
export function OwnerRows({ value, onChange, faults }: FactsProps) {
  const [rows, setRows] = useState<readonly Row[]>(value.owners?.map(typedOf) ?? [empty])
  const put = (next: readonly Row[]) => {
    setRows(next)
    const owners = next.map(({ share, ...row }) => ({ ...row, shareBps: bpsOf(share) }))
    onChange({ ...value, owners })
  }
  const change = (at: number, part: Partial<Row>) =>
    put(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const together = faultAt(faults, 'owners')
  return (
    <>
      <h3>{words('owners')}</h3>
      {together === undefined ? null : <Notice tone="bad">{together}</Notice>}
      {rows.map((row, at) => (
        <OwnerRow
          key={at}
          at={at}
          row={row}
          faults={faults}
          onChange={(part) => change(at, part)}
          onRemove={rows.length === 1 ? undefined : () => put(rows.filter((_, index) => index !== at))}
        />
      ))}
      <Button size="small" onPress={() => put([...rows, empty])} style={{ alignSelf: 'flex-start' }}>
        {words('add')}
      </Button>
    </>
  )
}

interface OwnerRowProps extends Pick<FactsProps, 'faults'> {
  at: number
  row: Row
  onChange: (part: Partial<Row>) => void
  onRemove: (() => void) | undefined
}

function OwnerRow({ at, row, faults, onChange, onRemove }: OwnerRowProps) {
  const name = (field: string) => `facts.owners.${at}.${field}`
  const title = words('owner', { at: String(at + 1) })
  return (
    <div role="group" aria-label={title}>
      <TextInput
        name={name('name')}
        label={words('name')}
        maxLength={200}
        value={row.name}
        fault={faultAt(faults, `owners.${at}.name`)}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Select
        name={name('document')}
        label={words('document')}
        options={documents}
        value={row.document}
        onChange={(event) => onChange({ document: event.target.value === 'foreign' ? 'foreign' : 'rut' })}
      />
      <TextInput
        name={name('number')}
        label={words('number')}
        maxLength={40}
        value={row.number}
        fault={faultAt(faults, `owners.${at}.number`)}
        onChange={(event) => onChange({ number: event.target.value })}
      />
      <TextInput
        name={name('shareBps')}
        label={words('share')}
        hint={words('shareHint')}
        inputMode="decimal"
        maxLength={6}
        value={row.share}
        fault={faultAt(faults, `owners.${at}.shareBps`)}
        onChange={(event) => onChange({ share: event.target.value })}
      />
      {onRemove === undefined ? null : (
        <Button kind="text" size="small" onPress={onRemove}>
          {words('remove')}
          <HiddenText> {title}</HiddenText>
        </Button>
      )}
    </div>
  )
}
