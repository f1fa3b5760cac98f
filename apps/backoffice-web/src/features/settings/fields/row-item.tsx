import { styled } from '@mui/material/styles'
import type { Fields } from '@puente/contract/staff'
import { Button, ChevronDownIcon, HiddenText, v } from '@puente/ui'
import { useState } from 'react'
import type { FieldWords } from '../words-of.ts'
import { words } from '../words.ts'
import type { Data } from './control.ts'
import { useHasFault } from './form-facts.ts'
import { FieldsOf } from './group-field.tsx'

export type RowAct = 'up' | 'down' | 'remove'

const Item = styled('li')({
  minWidth: 0,
  '& > [data-slot="line"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: '2px 8px' },
  '& > [data-slot="line"] > [data-act="open"]': {
    flex: '1 1 200px',
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

interface RowItemProps {
  rowKey: number
  fields: Fields
  words: FieldWords
  name: string
  title: string
  value: Data
  /** It was just added, and is open. */
  isFresh: boolean
  onChange: (value: Data) => void
  up: (() => void) | undefined
  down: (() => void) | undefined
  remove: () => void
}

/** One row: a line with its title and what can be done with it; open, also its fields. A row with a fault is open. */
export function RowItem(props: RowItemProps) {
  const { rowKey, fields, words: own, name, title, value, isFresh, onChange, up, down, remove } = props
  const [isChosen, setChosen] = useState(isFresh)
  const isOpen = useHasFault(name) || isChosen
  const act = (which: RowAct, press: (() => void) | undefined) => (
    <Button size="small" kind="text" data-act={which} disabled={press === undefined} onPress={press}>
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
        {act('up', up)}
        {act('down', down)}
        {act('remove', remove)}
      </div>
      {isOpen ? (
        <div data-slot="fields" role="group" aria-label={title}>
          <FieldsOf fields={fields} words={own.fields} name={name} value={value} onChange={onChange} />
        </div>
      ) : null}
    </Item>
  )
}
