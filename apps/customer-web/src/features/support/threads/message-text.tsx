import { Button, TextArea } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { words } from './words.ts'

/** The rules of the text of a message. */
export const textRules = { validate: (text: string) => text.trim() !== '' || words('write.missing') }

interface MessageTextProps {
  /** The field of the text, registered with `textRules`. */
  field: ReturnType<EndpointForm<{ text: string }>['field']>
  busy: boolean
}

/** The text of a message, and the button that sends it. */
export function MessageText({ field, busy }: MessageTextProps) {
  return (
    <>
      <TextArea
        label={words('write.label')}
        hint={words('write.hint')}
        rows={3}
        maxLength={2000}
        {...field}
      />
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {words('write.submit')}
        </Button>
      </div>
    </>
  )
}
