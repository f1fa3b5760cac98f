import { styled } from '@mui/material/styles'
import type { RecipientField } from '@puente/contract/corridors'
import { differenceOf, recipientFormIn } from '@puente/contract/staff'
import {
  emptyRecipient,
  hasTexts,
  RecipientFormView,
  type LocalityFieldProps,
  type RecipientCorridor,
  type RecipientValues,
} from '@puente/recipient-ui'
import { Card, Disclosure, Muted, Notice, Section, TextInput, ThemeScope, v } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Data } from '../fields/control.ts'
import { words } from '../texts/words.ts'

/** The width of a phone, on which most customers fill the form. */
const PHONE_PX = 390

const Phone = styled('div')({
  maxWidth: PHONE_PX,
  padding: 16,
  border: `1px solid ${v.line}`,
  borderRadius: 16,
  backgroundColor: v.surface,
})

const readForm = (data: Data): RecipientCorridor | undefined => {
  const read = recipientFormIn(data)
  // The parameters of each check were validated with the data, as on the server.
  return read && { ...read, fields: read.fields as readonly RecipientField[] }
}

interface CorridorPreviewProps {
  before: Data | undefined
  after: Data
}

/** The form of a recipient as customers will see it, and as they see it before the change. */
export function CorridorPreview({ before, after }: CorridorPreviewProps) {
  const written = useDeferredValue(after)
  const was = useMemo(() => before && readForm(before), [before])
  const is = useMemo(() => readForm(written), [written])
  if (is === undefined)
    return (
      <Card title={words('preview.formTitle')}>
        <Muted>{words('preview.unreadable')}</Muted>
      </Card>
    )
  const isChanged = was !== undefined && differenceOf(was, is).length > 0
  const unnamed = [...new Set(is.fields.map(({ label }) => label).filter((label) => !hasTexts(label)))]
  return (
    <Section title={words('preview.formTitle')}>
      <Muted>{words('preview.formText')}</Muted>
      {unnamed.length === 0 ? null : (
        <Notice tone="warn">
          {words('preview.formNoTexts', { labels: unnamed.join(', '), count: unnamed.length })}
        </Notice>
      )}
      {isChanged ? <strong>{words('preview.formAfter')}</strong> : null}
      <PhoneForm label={words('preview.formAfter')} corridor={is} />
      {isChanged ? (
        <Disclosure summary={words('preview.formBefore')}>
          <PhoneForm label={words('preview.formBefore')} corridor={was} />
        </Disclosure>
      ) : null}
    </Section>
  )
}

interface PhoneFormProps {
  label: string
  corridor: RecipientCorridor
}

/** The form begins anew when the corridor asks for other fields. */
const PhoneForm = ({ label, corridor }: PhoneFormProps) => (
  <ThemeScope kind="person">
    <Phone role="group" aria-label={label}>
      <TriedForm key={corridor.fields.map(({ name }) => name).join(' ')} corridor={corridor} />
    </Phone>
  </ThemeScope>
)

function TriedForm({ corridor }: { corridor: RecipientCorridor }) {
  const [isComplete, setComplete] = useState(false)
  const form = useEndpointForm<RecipientValues>({
    defaults: emptyRecipient(corridor.fields),
    submit: () => setComplete(true),
  })
  return (
    <div onChange={() => setComplete(false)}>
      <RecipientFormView corridor={corridor} form={form} LocalityField={PlainLocality} />
      <p role="status" style={{ margin: '12px 0 0' }}>
        {isComplete ? words('preview.formComplete') : ''}
      </p>
    </div>
  )
}

/** Suggestions of localities come from the customers' service, which staff do not call. */
const PlainLocality = ({
  name,
  label,
  hint,
  optional,
  text,
  onText,
  onBlur,
  maxLength,
}: LocalityFieldProps) => (
  <TextInput
    name={name}
    label={label}
    hint={hint}
    optional={optional}
    autoComplete="off"
    maxLength={maxLength}
    value={text}
    onChange={({ target }) => onText(target.value)}
    onBlur={onBlur}
  />
)
