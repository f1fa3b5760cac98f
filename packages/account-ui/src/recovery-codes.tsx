import { styled } from '@mui/material/styles'
import { Button, Card, Code, CopyButton, Notice } from '@puente/ui'
import { useMutation } from '@tanstack/react-query'
import type { AccountCalls, FactorsChanged } from './calls.ts'
import { Failure } from './failure.tsx'
import { words } from './words.ts'

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 8,
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
})

interface FreshCodesProps {
  codes: readonly string[]
  onSeen: () => void
}

/** Ten codes, this once: whoever loses the phone gets in with one of them. */
export function FreshCodes({ codes, onSeen }: FreshCodesProps) {
  return (
    <Notice
      tone="warn"
      title={words('codes.freshTitle')}
      actions={
        <>
          <CopyButton value={codes.join('\n')} label={words('codes.title')} />
          <Button onPress={() => window.print()}>{words('codes.print')}</Button>
          <Button kind="primary" onPress={onSeen}>
            {words('codes.seen')}
          </Button>
        </>
      }
    >
      <p>{words('codes.fresh')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Codes>
    </Notice>
  )
}

interface CodesLeftProps {
  calls: AccountCalls
  left: number
  onChanged: FactorsChanged
}

/** How many are left, and ten new ones. */
export function CodesLeft({ calls, left, onChanged }: CodesLeftProps) {
  const renew = useMutation({
    mutationFn: () => calls.renewRecoveryCodes({ body: {} }),
    onSuccess: ({ recoveryCodes }) => onChanged(recoveryCodes),
  })
  return (
    <Card>
      <p>{words('codes.left', { left })}</p>
      <Failure error={renew.error} />
      <Button onPress={() => renew.mutateAsync().catch(() => undefined)}>{words('codes.renew')}</Button>
    </Card>
  )
}
