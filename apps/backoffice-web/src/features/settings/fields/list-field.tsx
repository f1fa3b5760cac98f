import { styled } from '@mui/material/styles'
import { Button, CloseIcon, HiddenText, LiveRegion, Muted, TextInput, v } from '@puente/ui'
import { useRef, useState } from 'react'
import { counting } from '../typed.ts'
import { words } from '../texts/words.ts'
import { itemsIn, type ControlProps } from './control.ts'
import { Line, Part } from './parts.tsx'

const Values = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    paddingLeft: 10,
    border: `1px solid ${v.line}`,
    borderRadius: 999,
    overflowWrap: 'anywhere',
  },
})

/** A list of values: each has a button to remove it, and several can be added at once. */
export function ListField(props: ControlProps<'list'>) {
  const { spec, words: own, name, value, isOptional, onChange } = props
  const items = itemsIn(value)
  const item = own.item ?? own.label
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const box = useRef<HTMLInputElement>(null)

  function add() {
    const isNumber = spec.item.spec.control === 'count'
    const parts = text.split(isNumber ? /[\s,;]+/ : /[,;\n]+/).map((part) => part.trim())
    const written = parts.filter((part) => part !== '')
    if (written.length === 0) return
    onChange([...items, ...written.map((part) => (isNumber ? counting.read(part) : part))])
    setText('')
  }
  function remove(at: number) {
    const next = items.filter((_, other) => other !== at)
    onChange(next.length === 0 && isOptional ? undefined : next)
    setSaid(words('items.removed', { name: String(items[at]) }))
    box.current?.focus()
  }
  return (
    <Part label={own.label} hint={own.hint}>
      {items.length === 0 ? (
        <Muted>{words('items.none')}</Muted>
      ) : (
        <Values aria-label={own.label}>
          {items.map((one, at) => (
            <li key={`${at} ${String(one)}`}>
              {String(one)}
              <Button size="small" kind="text" onPress={() => remove(at)}>
                <CloseIcon aria-hidden />
                <HiddenText>
                  {words('items.remove')} {String(one)}
                </HiddenText>
              </Button>
            </li>
          ))}
        </Values>
      )}
      <Line style={{ alignItems: 'flex-end' }}>
        <TextInput
          ref={box}
          name={name}
          label={words('items.add', { row: item.toLowerCase() })}
          hint={words('items.addHint')}
          autoComplete="off"
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="small" style={{ minHeight: 'var(--field-height, 44px)' }} onPress={add}>
          {words('items.addWord')} <HiddenText>{item.toLowerCase()}</HiddenText>
        </Button>
      </Line>
      <LiveRegion message={said} />
    </Part>
  )
}
