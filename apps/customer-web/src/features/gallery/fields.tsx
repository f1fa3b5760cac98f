import {
  AmountInput,
  Button,
  Checkbox,
  FilterRow,
  Form,
  OtpInput,
  PasswordInput,
  RadioCards,
  Select,
  TextArea,
  TextInput,
  type ThemeKind,
} from '@puente/ui'
import { useState, type ReactNode } from 'react'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const countries = [
  { value: 'us', label: say.countries.us },
  { value: 'mx', label: say.countries.mx },
  { value: 'pe', label: say.countries.pe },
]
const relations = [
  { value: 'family', label: say.family, description: say.familyHint },
  { value: 'friend', label: say.friend },
] as const

/** Holds the typed value, as a form would. */
function Kept({
  initial,
  children,
}: {
  initial: string
  children: (value: string, set: (value: string) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

export const fields: readonly Exhibit[] = [
  {
    name: 'TextInput',
    show: (kind) => [
      {
        state: 'empty',
        node: (
          <TextInput maxLength={254} name={`${kind}-a`} type="email" label={say.email} hint={say.emailHint} />
        ),
      },
      {
        state: 'long',
        node: (
          <TextInput
            maxLength={254}
            name={`${kind}-b`}
            label={say.email}
            optional
            defaultValue={say.longName}
          />
        ),
      },
      {
        state: 'error',
        node: (
          <TextInput
            maxLength={254}
            name={`${kind}-c`}
            label={say.email}
            fault={say.emailFault}
            defaultValue="rosa@"
          />
        ),
      },
      {
        state: 'disabled',
        node: (
          <TextInput
            maxLength={254}
            name={`${kind}-d`}
            label={say.email}
            disabled
            defaultValue="rosa@correo.cl"
          />
        ),
      },
    ],
  },
  {
    name: 'PasswordInput',
    show: (kind) => [
      { state: 'usual', node: <PasswordInput maxLength={200} name={`${kind}-p`} label={say.password} /> },
    ],
  },
  {
    name: 'TextArea',
    show: (kind) => [
      { state: 'usual', node: <TextArea maxLength={2000} name={`${kind}-t`} label={say.message} /> },
    ],
  },
  {
    name: 'Select',
    show: (kind) => [
      {
        state: 'empty',
        node: (
          <Select
            name={`${kind}-s`}
            label={say.country}
            options={countries}
            placeholder={say.chooseCountry}
          />
        ),
      },
      {
        state: 'error',
        node: (
          <Select
            name={`${kind}-u`}
            label={say.country}
            options={countries}
            placeholder={say.chooseCountry}
            fault={say.countryFault}
          />
        ),
      },
    ],
  },
  { name: 'RadioCards', show: radioStates },
  { name: 'AmountInput', show: amountStates },
  {
    name: 'Checkbox',
    show: (kind) => [
      { state: 'empty', node: <Checkbox name={`${kind}-k`} label={say.consent} /> },
      { state: 'error', node: <Checkbox name={`${kind}-l`} label={say.consent} fault={say.consentFault} /> },
    ],
  },
  { name: 'OtpInput', show: codeStates },
  {
    name: 'Form',
    show: (kind) => [{ state: 'failing', node: <FailingForm kind={kind} /> }],
  },
  {
    name: 'FilterRow',
    show: (kind) => [
      {
        state: 'usual',
        node: (
          <FilterRow onSubmit={() => undefined}>
            <TextInput maxLength={60} name={`${kind}-f`} label={say.country} />
            <Button type="submit">{say.filter}</Button>
          </FilterRow>
        ),
      },
    ],
  },
]

function radioStates(kind: ThemeKind) {
  const cards = (name: string, fault?: string) => (
    <Kept initial={fault === undefined ? 'family' : ''}>
      {(value, set) => (
        <RadioCards
          name={`${kind}-${name}`}
          legend={say.relation}
          options={relations}
          value={value as 'family' | 'friend' | ''}
          onChange={set}
          fault={fault}
        />
      )}
    </Kept>
  )
  return [
    { state: 'filled', node: cards('r') },
    { state: 'error', node: cards('q', say.relationFault) },
  ] as const
}

function amountStates(kind: ThemeKind) {
  const amount = (name: string, initial: string, size: 'normal' | 'big', fault?: string) => (
    <Kept initial={initial}>
      {(value, set) => (
        <AmountInput
          name={`${kind}-${name}`}
          label={say.amount}
          currency="CLP"
          decimals={0}
          size={size}
          value={value}
          onChange={set}
          fault={fault}
        />
      )}
    </Kept>
  )
  return [
    { state: 'filled', node: amount('m', '1234567', 'big') },
    { state: 'empty', node: amount('n', '', 'normal') },
    { state: 'error', node: amount('o', '100', 'normal', say.amountFault) },
  ] as const
}

function codeStates(kind: ThemeKind) {
  const code = (name: string, initial: string, fault?: string, disabled = false) => (
    <Kept initial={initial}>
      {(value, set) => (
        <OtpInput
          name={`${kind}-${name}`}
          label={say.code}
          hint={say.codeHint}
          value={value}
          onChange={set}
          fault={fault}
          disabled={disabled}
        />
      )}
    </Kept>
  )
  return [
    { state: 'empty', node: code('v', '') },
    { state: 'filled', node: code('w', '480913') },
    { state: 'error', node: code('x', '480912', say.codeFault) },
    { state: 'disabled', node: code('y', '480913', undefined, true) },
  ] as const
}

function FailingForm({ kind }: { kind: ThemeKind }) {
  return (
    <Form
      busy={false}
      refusal={{ title: say.refusalTitle, message: say.refusalMessage }}
      faults={{ [`${kind}-g`]: say.emailFault }}
      onSubmit={() => undefined}
    >
      <TextInput maxLength={254} name={`${kind}-g`} label={say.email} />
      <Button kind="primary" type="submit">
        {say.save}
      </Button>
    </Form>
  )
}
