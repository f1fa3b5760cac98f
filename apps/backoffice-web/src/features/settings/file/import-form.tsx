import type { SettingsFile } from '@puente/contract/staff'
import { Button, Form, Muted, TextArea, UploadField } from '@puente/ui'
import { refusalOf, useEndpointForm } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { noteRule } from '../../../shell/rules.ts'
import { fileRefusal } from '../faults.ts'
import { differencesOf, FileDifferences } from './file-differences.tsx'
import { inForceQuery, settingsFileOf, useProposeImport } from './file-queries.ts'
import { words } from '../texts/words.ts'

interface Chosen {
  readonly name: string
  readonly file: ReturnType<typeof settingsFileOf>
}

interface Values {
  readonly file: Chosen | undefined
  readonly note: string
}

/** Chooses a settings file, shows its changes, and proposes them as a whole. */
export function ImportForm() {
  const propose = useProposeImport()
  const form = useEndpointForm<Values>({
    sending: propose,
    defaults: { file: undefined, note: '' },
    refusal: (error) => fileRefusal(error) ?? refusalOf(error),
    submit: ({ file, note }) =>
      typeof file?.file !== 'object' || propose.mutate({ file: file.file, note: note.trim() }),
  })
  const file = form.choice('file', {
    validate: (chosen) => {
      if (chosen === undefined) return words('file.missing')
      if (chosen.file === 'other-version') return words('file.otherVersion')
      return chosen.file !== undefined || words('file.unreadable')
    },
  })
  async function choose(picked: File) {
    propose.reset()
    file.onChange({ name: picked.name, file: settingsFileOf(await picked.text()) })
    await form.trigger('file')
  }
  return (
    <Form {...form.props}>
      <FileToImport
        chosen={file.value}
        onChoose={(picked) => void choose(picked)}
        onRemove={() => {
          propose.reset()
          file.onChange(undefined)
        }}
      />
      {typeof file.value?.file === 'object' ? <Compared file={file.value.file} /> : null}
      <TextArea
        label={words('form.note')}
        hint={words('form.noteHint')}
        rows={2}
        maxLength={1000}
        {...form.field('note', noteRule(words('form.noteMissing')))}
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
      standing={chosen === undefined ? 'empty' : typeof chosen.file === 'object' ? 'done' : 'failed'}
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
