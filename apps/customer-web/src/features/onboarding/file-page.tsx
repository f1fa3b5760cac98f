import { BackLink, Card, Column, PageHeading, ProgressSteps, WithoutNavigation } from '@puente/ui'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { fileSteps, stepBefore, type FileStep } from './file-steps.ts'
import { useCallbackUrl } from '../access/use-callback-url.ts'
import { ContinueOnPhone } from '../documents/continue-on-phone.tsx'
import { words } from './words.ts'

interface FilePageProps {
  step: FileStep
  title: string
  lead: string
  children: ReactNode
}

/** One question of the application: back link, progress, title, and why it is asked. */
export function FilePage({ step, title, lead, children }: FilePageProps) {
  const callbackUrl = useCallbackUrl()
  const before = stepBefore(step)
  const at = fileSteps.indexOf(step) + 1
  return (
    <Column>
      <WithoutNavigation />
      {callbackUrl === paths.signupCompany() ? null : (
        <ProgressSteps
          label={words('file.step', { at: String(at), of: String(fileSteps.length) })}
          current={at}
          total={fileSteps.length}
        />
      )}
      <PageHeading
        back={
          before === undefined ? undefined : (
            <BackLink href={paths.signupFile(before, callbackUrl)}>{words('file.back')}</BackLink>
          )
        }
        title={title}
        lead={lead}
      />
      <Card>{children}</Card>
      <ContinueOnPhone />
    </Column>
  )
}
