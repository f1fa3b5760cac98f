import { companySections, type CompanySection } from '@puente/contract'
import { Button, Card, Checkbox, Form, Muted, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useRef, useState, type FormEvent } from 'react'
import type { Act } from '../../../shell/held/held-act.ts'
import { useKey } from '../../../shell/use-key.ts'
import { words } from './words.ts'
import { useDraft } from '../../../shell/use-draft.ts'

/** The message for each section that must be corrected. */
export type Texts = Partial<Record<CompanySection, string>>

interface SendBackFormProps {
  act: Act<{ section: CompanySection; text: string }[]>
  /** What was typed before the decision was undone. */
  before?: Texts | undefined
}

/** Returns the file: each section to correct has a message to the company, which starts from a template. */
export function SendBackForm({ act: sendBack, before = {} }: SendBackFormProps) {
  const [texts, setTexts, sent] = useDraft<Texts>('send-back', before, sendBack)
  const place = useRef<HTMLDivElement>(null)
  useKey('m', () => place.current?.querySelector('input')?.focus())
  const [faults, setFaults] = useState<Record<string, string>>({})
  const chosen = companySections.filter((section) => texts[section] !== undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    const short = chosen.filter((section) => (texts[section] ?? '').trim().length < 3)
    const found = {
      ...(chosen.length === 0 ? { [companySections[0]]: words('sendBack.missing') } : {}),
      ...Object.fromEntries(short.map((section) => [`${section}-text`, words('sendBack.empty')])),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return sendBack.reset()
    sent()
    sendBack.mutate(chosen.map((section) => ({ section, text: (texts[section] ?? '').trim() })))
  }

  const choose = (section: CompanySection, yes: boolean) =>
    setTexts((before) => {
      const { [section]: kept, ...rest } = before
      return yes ? { ...rest, [section]: kept ?? words(`sendBack.templates.${section}`) } : rest
    })
  return (
    <Card title={words('sendBack.title')}>
      <div ref={place}>
        <Form
          busy={sendBack.isPending}
          refusal={refusalOf(sendBack.error)}
          faults={{ ...faultsOf(sendBack.error), ...faults }}
          onSubmit={submit}
        >
          <Muted>{words('sendBack.lead')}</Muted>
          {companySections.map((section) => (
            <Part
              key={section}
              section={section}
              text={texts[section]}
              onChoose={(yes) => choose(section, yes)}
              onWrite={(text) => setTexts({ ...texts, [section]: text })}
            />
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

interface PartProps {
  section: CompanySection
  text: string | undefined
  onChoose: (yes: boolean) => void
  onWrite: (text: string) => void
}

/** One section of the file, with its message once it is selected. */
function Part({ section, text, onChoose, onWrite }: PartProps) {
  return (
    <div>
      <Checkbox
        name={section}
        label={words(`sections.${section}`)}
        checked={text !== undefined}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {text === undefined ? null : (
        <TextArea
          name={`${section}-text`}
          label={words('sendBack.text', { section: words(`sections.${section}`) })}
          rows={2}
          maxLength={500}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </div>
  )
}
