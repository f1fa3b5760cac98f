import type { CustomerSession } from '@puente/contract/customer'
import { Notice, PageHeading } from '@puente/ui'
import { HomeLayout } from './home-layout.tsx'
import { LastTransfers } from './last-transfers.tsx'
import { NextSteps } from './next-steps.tsx'
import { PriceCard } from './price-card.tsx'
import { words } from './words.ts'

/** Home for the signed-in: what is waiting for them first, then a new price, then what they sent last. */
export function SignedInHome({ session: { actingAs } }: { session: CustomerSession }) {
  const { name, kind, mayOrder } = actingAs
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
          {mayOrder ? null : <Notice>{words('signedIn.quoteOnly')}</Notice>}
          <NextSteps />
        </>
      }
      card={<PriceCard />}
      more={<LastTransfers />}
    />
  )
}
