import { styled } from '@mui/material/styles'
import { Button, LiveRegion, Muted, PlusIcon, v } from '@puente/ui'
import { useEffect, useRef, useState } from 'react'
import { rowTitle } from '../texts/value-text.ts'
import { words } from '../texts/words.ts'
import { itemsIn, type ControlProps } from './control.ts'
import { useFormFacts } from './form-facts.ts'
import { Part } from './parts.tsx'
import { useLatest } from './use-latest.ts'
import { movedBy, useRowKeys, without } from './row-keys.ts'
import { RowItem, type RowAct, type RowActs } from './row-item.tsx'

const List = styled('ol')({
  margin: 0,
  padding: 0,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${v.line}` },
})

/** Where the focus goes after the rows are rendered: an action of a row, or the first field of a new row. */
interface FocusOn {
  readonly key: number
  readonly act: RowAct | 'new'
}

/** The actions on rows, and the focus after each. */
function useRows({ spec, words: own, value, isOptional, onChange }: ControlProps<'rows'>) {
  const rows = itemsIn(value)
  const [keys, setKeys] = useRowKeys(rows.length)
  const [fresh, setFresh] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const focusOn = useRef<FocusOn>(undefined)
  const { currency } = useFormFacts()
  const row = own.row ?? ''
  useEffect(() => {
    const target = focusOn.current
    focusOn.current = undefined
    if (target !== undefined) focusIn(list.current, target)
  })

  const titleOf = (at: number) => {
    const name = rowTitle(spec.fields, own, rows[at], currency)
    const number = String(at + 1)
    return name === ''
      ? words('items.numbered', { row, number })
      : words('items.named', { row, number, name })
  }
  function change(next: readonly unknown[], nextKeys: readonly number[]) {
    setKeys(nextKeys)
    onChange(next.length === 0 && isOptional ? undefined : next)
  }
  const latest = useLatest<RowActs>({
    change: (at, next) => onChange(rows.map((other, place) => (place === at ? next : other))),
    move(at, step) {
      focusOn.current = { key: keys[at] ?? 0, act: step === -1 ? 'up' : 'down' }
      change(movedBy(rows, at, step), movedBy(keys, at, step))
      const position = String(at + 1 + step)
      setSaid(words('items.moved', { name: titleOf(at), position, count: String(rows.length) }))
    },
    remove(at) {
      focusOn.current = { key: keys[at + 1] ?? keys[at - 1] ?? -1, act: 'remove' }
      change(without(rows, at), without(keys, at))
      setSaid(words('items.removed', { name: titleOf(at) }))
    },
  })
  const [acts] = useState<RowActs>(() => ({
    change: (at, next) => latest.current.change(at, next),
    move: (at, step) => latest.current.move(at, step),
    remove: (at) => latest.current.remove(at),
  }))
  function add() {
    const key = Math.max(-1, ...keys) + 1
    setFresh(key)
    focusOn.current = { key, act: 'new' }
    change([...rows, blankOf(spec.fields)], [...keys, key])
  }
  return { rows, keys, fresh, said, list, row, titleOf, acts, add }
}

/** Ordered rows: each is a line that opens to its fields, with buttons to move and remove it. */
export function RowsField(props: ControlProps<'rows'>) {
  const { spec, words: own, name } = props
  const { rows, keys, fresh, said, list, row, titleOf, acts, add } = useRows(props)
  return (
    <Part name={name} label={own.label} hint={own.hint}>
      <div ref={list} style={{ display: 'grid', gap: 12, minWidth: 0 }}>
        {rows.length === 0 ? (
          <Muted>{words('items.none')}</Muted>
        ) : (
          <List>
            {rows.map((one, at) => (
              <RowItem
                key={keys[at]}
                rowKey={keys[at] ?? at}
                at={at}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                fields={spec.fields}
                words={own}
                name={`${name}.${at}`}
                title={titleOf(at)}
                value={one}
                isFresh={keys[at] === fresh}
                acts={acts}
              />
            ))}
          </List>
        )}
        {rows.length >= spec.max ? null : (
          <div>
            <Button size="small" data-field={name} start={<PlusIcon aria-hidden />} onPress={add}>
              {words('items.add', { row: row.toLowerCase() })}
            </Button>
          </div>
        )}
      </div>
      <LiveRegion message={said} />
    </Part>
  )
}

/** An identifier that no other row has. */
const newId = (): string =>
  `r${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** The initial data of a new row: booleans are false, and its identifier is new. */
const blankOf = (fields: ControlProps<'rows'>['spec']['fields']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { spec, optional }]): [string, unknown][] => {
      if (optional) return []
      if (spec.control === 'flag') return [[name, false]]
      if (spec.control === 'id') return [[name, newId()]]
      return ['rows', 'list', 'choices', 'weekdays'].includes(spec.control) ? [[name, []]] : []
    }),
  )

function focusIn(list: HTMLElement | null, { key, act }: FocusOn): void {
  const row = list?.querySelector<HTMLElement>(`:scope > ol > [data-row="${key}"]`)
  const wanted =
    act === 'new'
      ? row?.querySelector<HTMLElement>('[data-slot="fields"] :is(input, textarea, select)')
      : (row?.querySelector<HTMLElement>(`:scope > div > [data-act="${act}"]:not(:disabled)`) ??
        row?.querySelector<HTMLElement>(':scope > div > [data-act="open"]'))
  const target = wanted ?? list?.querySelector<HTMLElement>(':scope > div > [data-field]')
  target?.focus()
}
