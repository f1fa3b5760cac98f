import { styled } from '@mui/material/styles'
import type { Fields } from '@puente/contract/staff'
import { below, Button, ChevronDownIcon, HiddenText, v } from '@puente/ui'
import { memo, useState } from 'react'
import type { FieldWords } from '../texts/words-of.ts'
import { words } from '../texts/words.ts'
import { dataIn } from './control.ts'
import { useHasFault } from './form-facts.ts'
import { FieldsOf } from './group-field.tsx'

export type RowAct = 'up' | 'down' | 'remove'

const Item = styled('li')({
  minWidth: 0,
  '& > [data-slot="line"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: '2px 8px' },
  '& > [data-slot="line"] > [data-act="open"]': {
    flex: '1 1 200px',
    [below.sm]: { flexBasis: '100%' },
    justifyContent: 'flex-start',
    minWidth: 0,
    paddingInline: 8,
    color: v.ink,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    '& svg': { color: v.inkMuted, transition: 'transform 120ms' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
  '& > [data-slot="fields"]': { padding: '8px 16px 20px' },
})

/** Actions on the row at a position. */
export interface RowActs {
  readonly change: (at: number, next: unknown) => void
  readonly move: (at: number, step: -1 | 1) => void
  readonly remove: (at: number) => void
}

interface RowItemProps {
  rowKey: number
  at: number
  isFirst: boolean
  isLast: boolean
  fields: Fields
  words: FieldWords
  name: string
  title: string
  value: unknown
  /** The row was just added and is initially open. */
  isFresh: boolean
  acts: RowActs
}

/** One row: its title and actions; when open, also its fields. A row with a fault is always open. */
export const RowItem = memo((props: RowItemProps) => {
  const { rowKey, at, isFirst, isLast, fields, words: own, name, title, value, isFresh, acts } = props
  const [isChosen, setChosen] = useState(isFresh)
  const isOpen = useHasFault(name) || isChosen
  const act = (which: RowAct, press: () => void, isOff = false) => (
    <Button size="small" kind="text" data-act={which} disabled={isOff} onPress={press}>
      {words(`items.${which}`)}
      <HiddenText> {title}</HiddenText>
    </Button>
  )
  return (
    <Item data-row={rowKey}>
      <div data-slot="line">
        <Button
          kind="text"
          data-act="open"
          aria-expanded={isOpen}
          start={<ChevronDownIcon aria-hidden />}
          onPress={() => setChosen(!isOpen)}
        >
          {title}
        </Button>
        {act('up', () => acts.move(at, -1), isFirst)}
        {act('down', () => acts.move(at, 1), isLast)}
        {act('remove', () => acts.remove(at))}
      </div>
      {isOpen ? (
        <div data-slot="fields" role="group" aria-label={title}>
          <FieldsOf
            fields={fields}
            words={own.fields}
            name={name}
            value={dataIn(value)}
            onChange={(next) => acts.change(at, next)}
          />
        </div>
      ) : null}
    </Item>
  )
})
