import { companySections, type CompanySection } from '@puente/contract'
import { Button, Card, Checkbox, Form, Muted, TextArea } from '@puente/ui'
import { useEndpointForm, type EndpointForm } from '@puente/web'
import { useRef } from 'react'
import type { Act } from '../../../shell/held/held-act.ts'
import { noteRule } from '../../../shell/rules.ts'
import { useFormDraft } from '../../../shell/case/use-draft.ts'
import { useKey } from '../../../shell/keys/use-key.ts'
import { words } from './words.ts'

/** The message for each section that must be corrected. */
export type Texts = Partial<Record<CompanySection, string>>

/** Whether each section is selected, and its message, which starts from a template. */
type Typed = Record<CompanySection, boolean> & Record<`${CompanySection}-text`, string>

const typedOf = (texts: Texts): Typed =>
  Object.fromEntries(
    companySections.flatMap((section) => [
      [section, texts[section] !== undefined],
      [`${section}-text`, texts[section] ?? words(`sendBack.templates.${section}`)],
    ]),
  ) as Typed

const PLACE = 'send-back'

/** Marks a part to be sent back and moves to the message for the company. */
export function chooseSection(section: CompanySection): void {
  const box = document.getElementById(PLACE)?.querySelector<HTMLInputElement>(`input[name="${section}"]`)
  if (box?.checked === false) box.click()
  box?.focus()
}

interface SendBackFormProps {
  act: Act<{ section: CompanySection; text: string }[]>
  /** What was typed before the decision was undone. */
  before?: Texts | undefined
}

/** Returns the file: each section to correct has a message to the company. */
export function SendBackForm({ act: sendBack, before = {} }: SendBackFormProps) {
  const form = useEndpointForm<Typed>({
    sending: sendBack,
    defaults: typedOf(before),
    draft: useFormDraft('send-back'),
    submit: (typed, clear) =>
      sendBack.mutate(
        companySections.flatMap((section) =>
          typed[section] ? [{ section, text: typed[`${section}-text`].trim() }] : [],
        ),
        { onSuccess: clear },
      ),
  })
  const place = useRef<HTMLDivElement>(null)
  useKey('m', () => place.current?.querySelector('input')?.focus())
  return (
    <Card title={words('sendBack.title')}>
      <div ref={place} id={PLACE}>
        <Form {...form.props}>
          <Muted>{words('sendBack.lead')}</Muted>
          {companySections.map((section) => (
            <Part key={section} section={section} form={form} />
          ))}
          <Button
            type="submit"
            busy={sendBack.isPending}
            style={{ alignSelf: 'flex-start' }}
            aria-keyshortcuts="m"
          >
            {words('sendBack.submit')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}

/** At the first section: at least one is selected. */
const hasSections = (_: boolean, typed: Typed) =>
  companySections.some((section) => typed[section]) || words('sendBack.missing')

/** One section of the file, with its message once it is selected. */
function Part({ section, form }: { section: CompanySection; form: EndpointForm<Typed> }) {
  const isFirst = section === companySections[0]
  return (
    <div>
      <Checkbox
        label={words(`sections.${section}`)}
        {...form.field(section, isFirst ? { validate: hasSections } : {})}
      />
      {form.watch(section) ? (
        <TextArea
          label={words('sendBack.text', { section: words(`sections.${section}`) })}
          rows={2}
          maxLength={500}
          {...form.field(`${section}-text`, noteRule(words('sendBack.empty')))}
        />
      ) : null}
    </div>
  )
}
