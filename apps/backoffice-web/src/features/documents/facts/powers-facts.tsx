import type { SigningPowers } from '@puente/contract/staff'
import { Button, HiddenText, Notice, TextInput } from '@puente/ui'
import { faultAt, type FactsProps } from './fact-fields.ts'
import { RuleFields } from './rule-fields.tsx'
import { words } from './words.ts'

type Signer = SigningPowers['signers'][number]
type Rule = SigningPowers['rules'][number]

const emptySigner: Signer = { name: '', rut: '' }
const emptyRule: Rule = { signers: [0], signatures: 1 }

/** The rules once a representative was removed: the positions behind them move up. */
const without = (rules: readonly Rule[], gone: number): Rule[] =>
  rules.flatMap((rule) => {
    const signers = rule.signers.filter((at) => at !== gone).map((at) => (at > gone ? at - 1 : at))
    return signers.length === 0 ? [] : [{ ...rule, signers }]
  })

const changedAt = <Item,>(items: readonly Item[], at: number, next: Item): Item[] =>
  items.map((item, index) => (index === at ? next : item))

/** The facts read from powers: the representatives, and who signs alone or together up to which amount. */
export function PowersFacts({ value, onChange, faults }: FactsProps) {
  const { signers, rules } = value.powers ?? { signers: [emptySigner], rules: [emptyRule] }
  const put = (powers: SigningPowers) => onChange({ ...value, powers })
  const lists = [faultAt(faults, 'powers.signers'), faultAt(faults, 'powers.rules')]
  const names = signers.map(({ name }, at) => name || words('signer', { at: String(at + 1) }))
  return (
    <>
      <h3>{words('signers')}</h3>
      {lists.map((fault, at) =>
        fault === undefined ? null : (
          <Notice key={at} tone="bad">
            {fault}
          </Notice>
        ),
      )}
      {signers.map((signer, at) => (
        <SignerFields
          key={at}
          at={at}
          signer={signer}
          faults={faults}
          onChange={(next) => put({ rules, signers: changedAt(signers, at, next) })}
          onRemove={
            signers.length === 1
              ? undefined
              : () => put({ signers: signers.filter((_, index) => index !== at), rules: without(rules, at) })
          }
        />
      ))}
      <Add label={words('addSigner')} onPress={() => put({ rules, signers: [...signers, emptySigner] })} />
      <h3>{words('rules')}</h3>
      {rules.map((rule, at) => (
        <RuleFields
          key={at}
          at={at}
          rule={rule}
          names={names}
          faults={faults}
          onChange={(next) => put({ signers, rules: changedAt(rules, at, next) })}
          onRemove={
            rules.length === 1
              ? undefined
              : () => put({ signers, rules: rules.filter((_, index) => index !== at) })
          }
        />
      ))}
      <Add label={words('addRule')} onPress={() => put({ signers, rules: [...rules, emptyRule] })} />
    </>
  )
}

const Add = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button size="small" onPress={onPress} style={{ alignSelf: 'flex-start' }}>
    {label}
  </Button>
)

interface SignerFieldsProps extends Pick<FactsProps, 'faults'> {
  at: number
  signer: Signer
  onChange: (signer: Signer) => void
  onRemove: (() => void) | undefined
}

function SignerFields({ at, signer, faults, onChange, onRemove }: SignerFieldsProps) {
  const path = (field: string) => `powers.signers.${at}.${field}`
  const title = words('signer', { at: String(at + 1) })
  return (
    <div role="group" aria-label={title}>
      <TextInput
        name={`facts.${path('name')}`}
        label={words('name')}
        maxLength={200}
        value={signer.name}
        fault={faultAt(faults, path('name'))}
        onChange={(event) => onChange({ ...signer, name: event.target.value })}
      />
      <TextInput
        name={`facts.${path('rut')}`}
        label={words('rut')}
        maxLength={20}
        value={signer.rut}
        fault={faultAt(faults, path('rut'))}
        onChange={(event) => onChange({ ...signer, rut: event.target.value })}
      />
      <TextInput
        name={`facts.${path('email')}`}
        label={words('email')}
        hint={words('emailHint')}
        optional
        maxLength={254}
        value={signer.email ?? ''}
        fault={faultAt(faults, path('email'))}
        onChange={(event) => {
          const { name, rut } = signer
          const email = event.target.value.trim()
          onChange(email === '' ? { name, rut } : { name, rut, email })
        }}
      />
      {onRemove === undefined ? null : (
        <Button kind="text" size="small" onPress={onRemove}>
          {words('remove')}
          <HiddenText> {title}</HiddenText>
        </Button>
      )}
    </div>
  )
}
