import { styled } from '@mui/material/styles'
import { Button, Notice } from '@puente/ui'
import type { Credentials } from './use-sign-in.ts'
import { words } from './words.ts'

/** The test accounts of the sandbox, as documented in the product's design; no other environment has them. */
const demoAccounts = [
  { kind: 'person', email: 'persona@demo.puente.test' },
  { kind: 'company', email: 'empresa@demo.puente.test' },
] as const

const demoPassword = 'Demo.Puente.2026'

const Accounts = styled('ul')({
  margin: '8px 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px' },
  '& li > span': { minWidth: 72 },
})

/** Explains that this is a sandbox and lists its test accounts; choosing one fills in the form. */
export function DemoAccounts({ onChoose }: { onChoose: (demo: Credentials) => void }) {
  return (
    <Notice title={words('demo.title')}>
      <p>{words('demo.text')}</p>
      <Accounts>
        {demoAccounts.map(({ kind, email }) => (
          <li key={email}>
            <span>{words(`demo.${kind}`)}</span>
            <Button
              kind="text"
              size="small"
              aria-label={words('demo.use', { email })}
              onPress={() => onChoose({ email, password: demoPassword })}
            >
              {email}
            </Button>
          </li>
        ))}
      </Accounts>
      <p>{words('demo.password', { password: demoPassword })}</p>
    </Notice>
  )
}
