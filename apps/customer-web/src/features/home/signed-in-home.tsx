import type { CustomerSession } from '@puente/contract/customer'
import { styled } from '@mui/material/styles'
import { Notice, PageHeading } from '@puente/ui'
import { NewerPowersLink } from '../customers/powers/newer-powers-link.tsx'
import { isStopped, StandingNotice } from '../restrictions/standing-notice.tsx'
import { IdentityCard } from '../onboarding/identity-card.tsx'
import { HomeLayout } from './home-layout.tsx'
import { LastTransfers } from './last-transfers.tsx'
import { NextSteps } from './next-steps.tsx'
import { PriceCard } from './price-card.tsx'
import { words } from './words.ts'

const Below = styled('div')({ marginTop: 16 })

export { loadNextSteps } from './next-steps.tsx'

/** Home of signed-in users: their tasks, the calculator, and their latest transfers. */
export function SignedInHome({ session: { actingAs } }: { session: CustomerSession }) {
  const { name, kind, mayOrder, jointPowers, identity } = actingAs
  const stopped = isStopped(actingAs)
  return (
    <HomeLayout
      words={
        <>
          <PageHeading
            title={
              kind === 'company'
                ? words('signedIn.titleCompany', { name })
                : words('signedIn.title', { name: name.split(' ')[0] ?? name })
            }
            documentTitle={words('title')}
          />
          {stopped ? (
            <Below>
              <StandingNotice actingAs={actingAs} />
            </Below>
          ) : null}
          {identity === 'confirmed' ? (
            mayOrder || stopped ? null : (
              <Below>
                <Notice actions={jointPowers === true ? <NewerPowersLink /> : undefined}>
                  {words(jointPowers === true ? 'signedIn.jointPowers' : 'signedIn.quoteOnly')}
                </Notice>
              </Below>
            )
          ) : (
            <Below>
              <IdentityCard kind={kind} identity={identity} />
            </Below>
          )}
          <NextSteps />
        </>
      }
      card={<PriceCard />}
      more={<LastTransfers />}
    />
  )
}
