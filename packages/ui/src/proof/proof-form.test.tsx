// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { ProofForm, type ProofMethod, type ProofTexts } from './proof-form.tsx'

const texts: ProofTexts = {
  passkey: 'Usar mi llave',
  passkeyHint: '',
  or: 'o',
  totp: 'Código de tu aplicación',
  totpHint: '',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint: '',
  mail: 'Código del correo',
  mailHint: '',
  sms: 'Código del SMS',
  smsHint: '',
  useRecovery: 'No tengo mi teléfono',
  useTotp: 'Usar la aplicación',
  remember: 'No pedirlo',
  submit: 'Confirmar',
  missing: 'Escribe el código.',
}

function Asked({ methods, fault }: { methods: readonly ProofMethod[]; fault?: string }) {
  return (
    <ProofForm
      methods={methods}
      texts={texts}
      busy={false}
      fault={fault}
      refusal={undefined}
      onProve={() => undefined}
      onPasskey={() => Promise.resolve()}
    />
  )
}
const focused = () => document.activeElement

test('the form: takes the focus, on the passkey where there is one, else in the field', () => {
  const { unmount } = show(<Asked methods={['passkey', 'totp', 'recovery-code']} />)
  expect(focused()).toBe(screen.getByRole('button', { name: 'Usar mi llave' }))
  unmount()
  show(<Asked methods={['totp', 'recovery-code']} />)
  expect(focused()).toBe(screen.getByLabelText('Código de tu aplicación'))
})

test('another method after a wrong code: its field has the focus, and not the fault of the first', async () => {
  const methods = ['totp', 'recovery-code'] as const
  const { rerender } = show(<Asked methods={methods} />)
  await userEvent.type(screen.getByLabelText('Código de tu aplicación'), '111111')
  rerender(<Asked methods={methods} fault="Ese código no coincide." />)
  expect(screen.getAllByText('Ese código no coincide.')).not.toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'No tengo mi teléfono' }))
  expect(focused()).toBe(screen.getByLabelText('Código de recuperación'))
  expect(screen.queryAllByText('Ese código no coincide.')).toEqual([])
})
