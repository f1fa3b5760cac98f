import type { Setting, SettingVersionWire, SettingWire } from '@puente/contract/staff'
import { Button, Form, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { noteRule } from '../../../shell/rules.ts'
import { useWithdrawVersion, type Named } from '../queries.ts'
import { keyText } from '../texts/key-text.ts'
import { words } from '../texts/words.ts'
import { versionWords } from '../texts/version-words.ts'
import { baseAt, type Base } from './base.ts'
import { useFormDraft } from '../../../shell/case/use-draft.ts'

export interface WithdrawProps {
  setting: Setting
  named: Named
  wire: SettingWire
  version: SettingVersionWire
}

/** What applies once this version is withdrawn: what is in force before it, and the version scheduled after it. */
export function afterWithdrawal({ setting, wire, version }: Omit<WithdrawProps, 'named'>): string {
  const at = Date.parse(version.inForceFrom)
  const base = baseAt(setting, wire, at, { without: version.version })
  const next = wire.scheduled.find(({ inForceFrom }) => Date.parse(inForceFrom) > at)
  return [
    versionWords('versions.withdrawText', { version: format.count(version.version) }),
    baseText(setting, base),
    ...(next === undefined
      ? []
      : [
          versionWords('versions.until', {
            from: format.dateTime(next.inForceFrom),
            version: format.count(next.version),
          }),
        ]),
  ].join(' ')
}

function baseText({ kind }: Setting, base: Base | undefined): string {
  if (base === undefined) return versionWords('versions.staysNone')
  if (base.isGeneral) return versionWords('versions.staysGeneral', { name: keyText(kind, base.key) })
  const version = format.count(base.version)
  return base.state === 'in-force'
    ? versionWords('versions.stays', { version })
    : versionWords('versions.staysThen', { version, from: format.dateTime(base.inForceFrom) })
}

/** The form of a withdrawal: states which version applies afterwards, and asks for the reason. */
export function WithdrawForm({ what, ...props }: WithdrawProps & { what: string }) {
  const withdraw = useWithdrawVersion(props.named, props.version.version)
  const form = useEndpointForm({
    sending: withdraw,
    defaults: { note: '' },
    draft: useFormDraft('withdraw'),
    submit: ({ note }) => withdraw.mutate(note.trim()),
  })
  return (
    <Form {...form.props}>
      <p style={{ margin: 0 }}>{afterWithdrawal(props)}</p>
      <TextArea
        label={versionWords('versions.withdrawNote')}
        rows={2}
        maxLength={1000}
        {...form.field('note', noteRule(words('form.noteMissing')))}
      />
      <Button type="submit" kind="danger" busy={withdraw.isPending} style={{ alignSelf: 'flex-start' }}>
        {what}
      </Button>
    </Form>
  )
}
