import { TextArea } from '@puente/ui'

/** What is too short to tell anybody why. */
export const shortestNote = 3

interface NoteFieldProps {
  name?: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** Why something is done: it stays with what was done. */
export const NoteField = ({ name = 'note', label, hint, value, onChange }: NoteFieldProps) => (
  <TextArea
    name={name}
    label={label}
    hint={hint}
    rows={2}
    maxLength={1000}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
