import { SecondFactor as SecondStep } from '@puente/account-ui'
import { Card, Column, Link } from '@puente/ui'
import { paths } from '../../paths.ts'
import { useFinishSignIn, type Asked } from './use-sign-in.ts'
import { words } from './words.ts'

/** The second step of signing in, for users who have a second factor. */
export function SecondFactor({ asked, onAgain }: { asked: Asked; onAgain: () => void }) {
  const finish = useFinishSignIn()
  return (
    <Column>
      <SecondStep
        asked={asked}
        finish={finish}
        mayRemember
        onAgain={onAgain}
        lost={
          // Below the text buttons, and in line with their labels.
          <p style={{ margin: '12px 9px 0' }}>
            <Link href={paths.help('entrar')}>{words('factorLost')}</Link>
          </p>
        }
        frame={(form) => <Card>{form}</Card>}
      />
    </Column>
  )
}
