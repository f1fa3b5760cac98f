import type { SettingsFile } from '@puente/contract/staff'
import { Button, Form, Muted, TextArea, UploadField } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { differencesOf, FileDifferences } from './file-differences.tsx'
import { inForceQuery, settingsFileOf, useProposeImport } from './file-queries.ts'
import { words } from './words.ts'

const SHORTEST_NOTE = 3

interface Chosen {
  readonly name: string
  readonly file: SettingsFile | undefined
}

/** Chooses a settings file, shows its changes, and proposes them as a whole. */
export function ImportForm() {
  const propose = useProposeImport()
  const [chosen, setChosen] = useState<Chosen>()
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const file = chosen?.file

  function submit() {
    const found = {
      ...(chosen === undefined ? { file: words('file.missing') } : {}),
      ...(chosen !== undefined && file === undefined ? { file: words('file.unreadable') } : {}),
      ...(note.trim().length < SHORTEST_NOTE ? { note: words('form.noteMissing') } : {}),
    }
    setFaults(found)
    if (file !== undefined && Object.keys(found).length === 0) propose.mutate({ file, note: note.trim() })
  }
  async function choose(picked: File) {
    const read = settingsFileOf(await picked.text())
    setChosen({ name: picked.name, file: read })
    setFaults(read === undefined ? { file: words('file.unreadable') } : {})
  }
  return (
    <Form busy={propose.isPending} refusal={refusalOf(propose.error)} faults={faults} onSubmit={submit}>
      <FileToImport
        chosen={chosen}
        onChoose={(picked) => void choose(picked)}
        onRemove={() => setChosen(undefined)}
      />
      {file === undefined ? null : <Compared file={file} />}
      <TextArea
        name="note"
        label={words('form.note')}
        hint={words('form.noteHint')}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('file.propose')}
      </Button>
    </Form>
  )
}

interface FileToImportProps {
  chosen: Chosen | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

function FileToImport({ chosen, onChoose, onRemove }: FileToImportProps) {
  return (
    <UploadField
      name="file"
      label={words('file.choose')}
      hints={[words('file.chooseHint')]}
      shape="page"
      caption={words('file.caption')}
      accept=".json,application/json"
      standing={chosen === undefined ? 'empty' : chosen.file === undefined ? 'failed' : 'done'}
      said={chosen?.name ?? ''}
      fileName={chosen?.name}
      texts={{
        choose: words('file.pick'),
        replace: words('file.replace'),
        cancel: words('items.remove'),
        retry: words('file.replace'),
        remove: words('items.remove'),
        previewAlt: words('file.caption'),
      }}
      onChoose={onChoose}
      onCancel={onRemove}
      onRemove={onRemove}
    />
  )
}

/** Compares the file with the settings in force. */
function Compared({ file }: { file: SettingsFile }) {
  const { data: inForce } = useQuery(inForceQuery)
  if (inForce === undefined) return <Muted role="status">{words('file.reading')}</Muted>
  const found = differencesOf(file, inForce)
  if (found.length === 0) return <Muted role="status">{words('file.same')}</Muted>
  return (
    <section aria-label={words('file.differences')}>
      <strong role="status">{words('file.changes', { count: found.length })}</strong>
      <FileDifferences found={found} />
    </section>
  )
}
