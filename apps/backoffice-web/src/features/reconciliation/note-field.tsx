import { TextArea } from '@puente/ui'

/** Shortest note that is accepted, in characters. */
export const shortestNote = 3

interface NoteFieldProps {
  name?: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** The reason for an action; stored with the action. */
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
