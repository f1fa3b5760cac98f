import type { RequirementCode } from '@puente/contract'
import { Button, Checkbox, DatePicker, Form, Select, TextArea } from '@puente/ui'
import { type EndpointForm, faultsOf, HttpError, isDay, useEndpointForm } from '@puente/web'
import { useEffect, useRef, type ReactNode } from 'react'
import { noteRule } from '../../../shell/rules.ts'
import { useFormDraft } from '../../../shell/case/use-draft.ts'
import { words as documentWords } from '../words.ts'
import { askMessages } from './messages.es.ts'
import { useAskDocument } from './use-ask-document.ts'
import { words } from './words.ts'

type Template = keyof typeof askMessages.templates
const templateKeys = Object.keys(askMessages.templates) as Template[]
const templates = templateKeys.map((value) => ({ value, label: words(`templateNames.${value}`) }))
const templateFor = (value: string): Template | undefined => templateKeys.find((one) => one === value)

interface Typed {
  readonly code: RequirementCode | ''
  readonly template: string
  readonly message: string
  readonly dueOn: string
  readonly blocks: boolean
  readonly reason: string
}
const nothing: Typed = { code: '', template: '', message: '', dueOn: '', blocks: false, reason: '' }
interface AskFormProps {
  customerId: string
  /** The requirements that can be requested. */
  codes: readonly RequirementCode[]
  /** Whether the first field takes the focus, for a form opened by a key. */
  focused?: boolean
  onAsked: (code: RequirementCode) => void
  /** More buttons, shown below the form's own. */
  children?: ReactNode
}

/**
 * Requests a document from a customer, with a message for the customer, an optional due date, and an internal
 * reason for staff.
 */
export function AskForm({ customerId, codes, focused = false, onAsked, children }: AskFormProps) {
  const ask = useAskDocument(customerId)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) place.current?.querySelector('select')?.focus()
  }, [focused])
  const form = useEndpointForm<Typed>({
    sending: ask,
    defaults: nothing,
    draft: useFormDraft('ask-document'),
    faults: askFaultsOf,
    submit: ({ code, blocks, reason, message, dueOn }, clear) => {
      if (code === '') return
      const texts = { reason: reason.trim(), message: message.trim() }
      ask.mutate(
        { code, blocks, ...texts, ...(dueOn === '' ? {} : { dueOn }) },
        {
          onSuccess: () => {
            clear()
            onAsked(code)
          },
        },
      )
    },
  })
  return (
    <div ref={place}>
      <Form {...form.props}>
        <What codes={codes} form={form} />
        <Until form={form} />
        <TextArea
          label={words('reason')}
          hint={words('reasonHint')}
          rows={2}
          maxLength={500}
          {...form.field('reason', noteRule(words('missingReason')))}
        />
        <Button type="submit" kind="primary" busy={ask.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('submit')}
        </Button>
        {children}
      </Form>
    </div>
  )
}

/** The server's faults as messages, by field; a due date that is too late has a message with the limit. */
const askFaultsOf = (error: unknown): Record<string, string> => ({
  ...faultsOf(error),
  ...(error instanceof HttpError && error.problem?.fields?.some(({ fault }) => fault === 'too-far') === true
    ? { dueOn: words('tooFar') }
    : {}),
})

/** The due date, and whether the request blocks sending. */
function Until({ form }: { form: EndpointForm<Typed> }) {
  return (
    <>
      <DatePicker
        label={words('dueOn')}
        hint={words('dueHint')}
        optional
        {...form.choice('dueOn', { validate: (day) => day === '' || isDay(day) || words('notADay') })}
      />
      <Checkbox label={words('blocks')} {...form.field('blocks')} />
    </>
  )
}

interface WhatProps {
  codes: readonly RequirementCode[]
  form: EndpointForm<Typed>
}

/** The requested document and the message to the customer, which may start from a template. */
function What({ codes, form }: WhatProps) {
  const options = codes.map((value) => ({ value, label: documentWords(`codes.${value}`) }))
  const fill = ({ target }: { target: { value: string } }) => {
    const template = templateFor(target.value)
    if (template !== undefined) form.setValue('message', words(`templates.${template}`))
  }
  return (
    <>
      <Select
        label={words('what')}
        placeholder={words('choose')}
        options={options}
        {...form.field('code', {
          validate: (code) => codes.some((one) => one === code) || words('missingWhat'),
        })}
      />
      <Select
        label={words('template')}
        placeholder={words('own')}
        options={templates}
        {...form.field('template', { onChange: fill })}
      />
      <TextArea
        label={words('message')}
        hint={words('messageHint')}
        rows={3}
        maxLength={500}
        {...form.field('message', noteRule(words('missingMessage')))}
      />
    </>
  )
}
