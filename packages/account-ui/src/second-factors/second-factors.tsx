import { Section, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountCalls } from '../calls.ts'
import { CodesLeft } from './codes-left.tsx'
import { FreshCodes, type Fresh } from './fresh-codes.tsx'
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx'
import { factorsQuery } from '../queries.ts'
import { TotpPanel } from './totp-panel.tsx'
import { words } from '../words.ts'

interface SecondFactorsProps {
  calls: AccountCalls
  /** Called when a factor was added, removed or renamed. */
  onChanged?: () => unknown
}

/** Passkeys, TOTP and recovery codes, with all actions on them. */
export function SecondFactors({ calls, onChanged }: SecondFactorsProps) {
  const factors = useQuery(factorsQuery(calls))
  const [fresh, setFresh] = useState<Fresh>()
  const changed = async (codes?: readonly string[]) => {
    if (codes !== undefined) setFresh({ codes, replace: (factors.data?.recoveryCodesLeft ?? 0) > 0 })
    await Promise.all([factors.refetch(), onChanged?.()])
  }
  return (
    <Loaded query={factors} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
      {({ totpSince, passkeys, recoveryCodesLeft }) => (
        <>
          {fresh === undefined ? null : <FreshCodes {...fresh} onSeen={() => setFresh(undefined)} />}
          <Section title={words('passkeys.title')}>
            <PasskeysPanel calls={calls} passkeys={passkeys} onChanged={changed} />
          </Section>
          <Section title={words('totp.title')}>
            <TotpPanel calls={calls} since={totpSince} onChanged={changed} />
          </Section>
          {totpSince === undefined && passkeys.length === 0 ? null : (
            <Section title={words('codes.title')}>
              <CodesLeft calls={calls} left={recoveryCodesLeft} onChanged={changed} />
            </Section>
          )}
        </>
      )}
    </Loaded>
  )
}
