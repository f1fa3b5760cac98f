import { settingOf, type Setting, type SettingSummary } from '@puente/contract/staff'
import { Button, Dialog, Form, Select, TextInput } from '@puente/ui'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { itemsIn } from './fields/control.ts'
import { keyText, kindText } from './texts/key-text.ts'
import { keyParts, newKeyOf, type KeyPart, type TypedKey } from './new-key.ts'
import { settingQuery } from './queries.ts'
import { words } from './texts/words.ts'

interface NewKeyDialogProps {
  open: boolean
  onClose: () => void
  /** The kinds whose keys follow a pattern and which the reader may propose. */
  kinds: readonly Setting[]
  found: readonly SettingSummary[]
}

/** Starts a key that has no version: its kind, its key, and the key whose values it starts from. */
export function NewKeyDialog({ open, onClose, kinds, found }: NewKeyDialogProps) {
  // Here and not in the form, so that a closed dialog keeps what was typed.
  const [asked, setAsked] = useState(nothing)
  return (
    <Dialog open={open} title={words('newKey.title')} onClose={onClose}>
      <NewKeyForm
        kinds={kinds}
        found={found}
        asked={asked}
        onAsk={setAsked}
        onDone={() => {
          setAsked(nothing)
          onClose()
        }}
      />
    </Dialog>
  )
}

interface Asked {
  readonly kind: string | undefined
  readonly typed: TypedKey
  /** The key whose values the new one starts from. */
  readonly from: string | undefined
}
const nothing: Asked = { kind: undefined, typed: {}, from: undefined }

interface NewKeyFormProps extends Pick<NewKeyDialogProps, 'kinds' | 'found'> {
  asked: Asked
  onAsk: (asked: Asked) => void
  onDone: () => void
}

function NewKeyForm({ kinds, found, asked, onAsk, onDone }: NewKeyFormProps) {
  const navigate = useNavigate()
  const { kind = kinds.length === 1 ? (kinds[0]?.kind ?? '') : '', typed, from: chosen } = asked
  const [faults, setFaults] = useState<Record<string, string>>({})
  const keysOf = (of: string) => found.filter((one) => one.kind === of).map(({ key }) => key)
  const corridors = keysOf('corridor')
  const rails = useRails(kind === 'rail-limits' ? corridors : [])
  const setting = settingOf(kind)
  const existing = keysOf(kind)
  const parts = setting === undefined ? [] : keyParts(kind, { corridors, rails })
  const from = chosen ?? existing[0] ?? ''

  function submit() {
    if (setting === undefined) return setFaults({ kind: words('newKey.kindMissing') })
    const made = newKeyOf(setting, parts, typed, existing)
    setFaults('faults' in made ? made.faults : {})
    if ('faults' in made) return
    onDone()
    const search = from === '' ? {} : { from }
    void navigate({ to: paths.setting(`${kind}/${made.key}`), search: search as never })
  }
  function choose(next: string) {
    onAsk({ ...nothing, kind: next })
    setFaults({})
  }
  return (
    <Form busy={false} refusal={undefined} faults={faults} onSubmit={submit}>
      <Select
        name="kind"
        label={words('list.columns.name')}
        placeholder={words('items.choose')}
        options={kinds.map((one) => ({ value: one.kind, label: kindText(one.kind) }))}
        value={kind}
        onChange={({ target }) => choose(target.value)}
      />
      {parts.map((part) => (
        <PartField
          key={part.name}
          part={part}
          value={typed[part.name] ?? ''}
          onChange={(text) => onAsk({ ...asked, typed: { ...typed, [part.name]: text } })}
        />
      ))}
      <StartFrom
        kind={kind}
        keys={existing}
        value={from}
        onChange={(key) => onAsk({ ...asked, from: key })}
      />
      <Button type="submit" kind="primary" style={{ alignSelf: 'flex-start' }}>
        {words('newKey.start')}
      </Button>
    </Form>
  )
}

interface StartFromProps {
  kind: string
  keys: readonly string[]
  value: string
  onChange: (key: string) => void
}

/** The key whose values a new key starts from, if there is any. */
const StartFrom = ({ kind, keys, value, onChange }: StartFromProps) =>
  keys.length === 0 ? null : (
    <Select
      name="from"
      label={words('newKey.from')}
      hint={words('newKey.fromHint')}
      options={keys.map((key) => ({ value: key, label: keyText(kind, key) }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )

interface PartFieldProps {
  part: KeyPart
  value: string
  onChange: (text: string) => void
}

function PartField({ part: { name, label, hint, options, longest }, value, onChange }: PartFieldProps) {
  return options === undefined ? (
    <TextInput
      name={name}
      label={label}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      maxLength={longest}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <Select
      name={name}
      label={label}
      placeholder={words('items.choose')}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The rails of these corridors, each once. */
function useRails(corridors: readonly string[]): readonly string[] {
  const queries = useQueries({ queries: corridors.map((key) => settingQuery({ kind: 'corridor', key })) })
  const rails = queries.flatMap(({ data }) => {
    const { rail, otherRails } = data?.current?.data ?? {}
    return [rail, ...itemsIn(otherRails)].filter((one) => typeof one === 'string')
  })
  return [...new Set(rails)]
}
