import { differenceOf, type Setting } from '@puente/contract/staff'
import { Button, ConfirmDialog, Form, Muted, Notice, TextArea } from '@puente/ui'
import { format, refusalOf } from '@puente/web'
import { useMemo, useState } from 'react'
import { momentText, useNowMs } from '../../shell/moments/moment.tsx'
import { wordsOfFields } from './texts/change-text.ts'
import { FormFactsProvider } from './fields/form-facts.ts'
import { SettingFields } from './fields/setting-fields.tsx'
import { Line } from './fields/parts.tsx'
import type { Base } from './versions/base.ts'
import { FromPart } from './versions/from-part.tsx'
import { instantOf } from './versions/from-when.ts'
import { useDiscardDraft, useProposeSetting, type Named } from './queries.ts'
import { useFoundFaults } from './use-found-faults.ts'
import type { SaveState, useWriting, Written } from './use-writing.ts'
import { words } from './texts/words.ts'

interface SettingFormProps {
  setting: Setting
  named: Named
  /** The number of the version in force. */
  inForce: number | undefined
  /** What a change from the chosen instant replaces. */
  base: Base | undefined
  noticeDays: number
  currency: string
  writing: ReturnType<typeof useWriting>
  onDiscarded: () => void
}

/** The form of the next version: its fields, its reason, and when it takes force. */
export function SettingForm(props: SettingFormProps) {
  const { setting, named, inForce, base, noticeDays, currency, writing, onDiscarded } = props
  const { written, write, settle } = writing
  const propose = useProposeSetting(named)
  const about = { setting, key: named.key, noticeDays, currency }
  const { faults, judge } = useFoundFaults(about, written, propose.error)
  // The values that were equal to what they would replace.
  const [same, setSame] = useState<Written>()
  const facts = useMemo(() => ({ faults, currency }), [faults, currency])

  async function submit() {
    propose.reset()
    const isComplete = judge()
    const isOwn = base !== undefined && !base.isGeneral
    const isNothing = isOwn && differenceOf(base.data, written.data).length === 0
    setSame(isComplete && isNothing ? written : undefined)
    if (!isComplete || isNothing) return
    await settle()
    const inForceFrom = instantOf(written.from)
    propose.mutate({
      data: { ...written.data },
      note: written.note.trim(),
      ...(inForceFrom === undefined ? {} : { inForceFrom }),
    })
  }
  const nothing = {
    title: words('form.nothing'),
    message: words(written.from.isLater ? 'form.nothingThen' : 'form.nothingText'),
  }
  return (
    <FormFactsProvider value={facts}>
      <Form
        busy={propose.isPending}
        refusal={same === written ? nothing : refusalOf(propose.error)}
        faults={faults}
        onSubmit={submit}
      >
        <OlderNotice basedOn={writing.basedOn} current={inForce} />
        <SettingFields
          fields={setting.fieldsOf(named.key)}
          words={wordsOfFields(setting)}
          name="data"
          value={written.data}
          onChange={(data) => write({ data })}
        />
        <WhyAndWhen setting={setting} noticeDays={noticeDays} written={written} write={write} />
        <Line>
          <Button type="submit" kind="primary" busy={propose.isPending}>
            {words('form.propose')}
          </Button>
          <Discard named={named} writing={writing} onDiscarded={onDiscarded} />
          <Saved state={writing.state} />
        </Line>
      </Form>
    </FormFactsProvider>
  )
}

interface WhyAndWhenProps {
  setting: Setting
  noticeDays: number
  written: Written
  write: (part: Partial<Written>) => void
}

const WhyAndWhen = ({ setting, noticeDays, written, write }: WhyAndWhenProps) => (
  <>
    <TextArea
      name="note"
      label={words('form.note')}
      hint={words('form.noteHint')}
      rows={2}
      maxLength={1000}
      value={written.note}
      onChange={({ target }) => write({ note: target.value })}
    />
    <FromPart
      kind={setting.kind}
      noticeDays={noticeDays}
      value={written.from}
      onChange={(from) => write({ from })}
    />
  </>
)

function OlderNotice({ basedOn, current }: { basedOn: number; current: number | undefined }) {
  if (current === undefined || basedOn === current) return null
  return (
    <Notice tone="warn" title={words('form.olderTitle', { version: format.count(basedOn) })}>
      {words('form.olderText', { current: format.count(current) })}
    </Notice>
  )
}

/** The save state of the draft, in a line of fixed height. */
function Saved({ state }: { state: SaveState }) {
  const nowMs = useNowMs()
  return (
    <Muted role="status" style={{ minHeight: 20 }}>
      {state === undefined
        ? ''
        : state === 'failed'
          ? words('form.notSaved')
          : state === 'saving'
            ? words('form.saving')
            : words('form.saved', { when: momentText(state.at, nowMs) })}
    </Muted>
  )
}

type DiscardProps = Pick<SettingFormProps, 'named' | 'writing' | 'onDiscarded'>

/** The button that deletes the draft, after a confirmation. Disabled if there is no draft. */
function Discard({ named, writing: { state, settle }, onDiscarded }: DiscardProps) {
  const discard = useDiscardDraft(named)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button disabled={state === undefined} busy={discard.isPending} onPress={() => setAsking(true)}>
        {words('form.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words('form.discardTitle')}
        confirmLabel={words('form.discard')}
        cancelLabel={words('form.keep')}
        onConfirm={async () => {
          setAsking(false)
          await settle()
          await discard.mutateAsync().catch(() => undefined)
          onDiscarded()
        }}
        onCancel={() => setAsking(false)}
      >
        {words('form.discardText')}
      </ConfirmDialog>
    </>
  )
}
