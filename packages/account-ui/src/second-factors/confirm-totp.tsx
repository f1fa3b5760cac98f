import { styled } from '@mui/material/styles'
import { Button, Code, CodeForm, CopyButton } from '@puente/ui'
import { proofFault, refusalOf } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import type { AccountCalls } from '../calls.ts'
import { QrCode } from './qr-code.tsx'
import { words } from '../words.ts'

const Secret = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& p': { margin: 0 },
  '& [data-slot="text"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
})

interface ConfirmTotpProps {
  calls: AccountCalls
  secret: string
  uri: string
  onDone: (codes: readonly string[] | undefined) => unknown
  onCancel: () => void
}

/** The secret as QR code and as text; a correct code enables it. */
export function ConfirmTotp({ calls, secret, uri, onDone, onCancel }: ConfirmTotpProps) {
  const confirm = useMutation({
    mutationFn: (digits: string) => calls.confirmTotp({ body: { code: digits } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const wrong = proofFault(confirm.error)
  return (
    <CodeForm
      intro={<SecretShown secret={secret} uri={uri} />}
      label={words('totp.code')}
      hint={words('totp.codeHint')}
      submitLabel={words('totp.confirm')}
      missing={words('totp.codeMissing')}
      busy={confirm.isPending}
      autoFocus
      fault={wrong}
      refusal={wrong === undefined ? refusalOf(confirm.error) : undefined}
      onCode={(digits) => confirm.mutate(digits)}
    >
      <div>
        <Button kind="text" onPress={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </CodeForm>
  )
}

function SecretShown({ secret, uri }: { secret: string; uri: string }) {
  return (
    <Secret>
      <p>{words('totp.scan')}</p>
      <QrCode text={uri} label={words('totp.qr')} />
      <div data-slot="text">
        <span>{words('totp.type')}</span>
        <Code>{secret.replace(/(.{4})/g, '$1 ').trim()}</Code>
        <CopyButton value={secret} label={words('totp.secret')} />
      </div>
    </Secret>
  )
}
