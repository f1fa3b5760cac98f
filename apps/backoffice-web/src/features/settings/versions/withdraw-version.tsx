import { Button, Dialog, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { lazy, Suspense, useState } from 'react'
import { versionWords } from '../texts/version-words.ts'
import type { WithdrawProps } from './withdraw-form.tsx'

const WithdrawForm = lazy(async () => ({ default: (await import('./withdraw-form.tsx')).WithdrawForm }))

/** Withdraws a scheduled version that has not taken force, with a reason. */
export function WithdrawVersion(props: WithdrawProps) {
  const [isOpen, setOpen] = useState(false)
  const what = versionWords('versions.withdrawWhat', { version: format.count(props.version.version) })
  return (
    <>
      <Button size="small" style={{ justifySelf: 'start' }} aria-label={what} onPress={() => setOpen(true)}>
        {versionWords('versions.withdraw')}
      </Button>
      <Dialog open={isOpen} title={what} onClose={() => setOpen(false)}>
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <WithdrawForm {...props} what={what} />
        </Suspense>
      </Dialog>
    </>
  )
}
