import { SecondFactor as SecondStep } from '@puente/account-ui'
import { Card, Column } from '@puente/ui'
import { useFinishSignIn, type Asked } from './use-sign-in.ts'

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
        frame={(form) => <Card>{form}</Card>}
      />
    </Column>
  )
}
