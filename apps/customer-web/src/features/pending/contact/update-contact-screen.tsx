import type { PendingItemWire } from '@puente/contract/customer'
import { LiveRegion, Muted, Notice, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactQuery } from '../../profile/profile-queries.ts'
import { PendingPage } from '../pending-page.tsx'
import { useRefetchPendingItems } from '../../tasks/use-settled.ts'
import { ProveContact } from './prove-contact.tsx'
import { words } from './words.ts'

const path = '/notifications/update-contact-information'

/**
 * E-mail or phone that is unverified or whose mail bounces: each is verified by a code, one after the other.
 */
export function UpdateContactScreen() {
  return (
    <PendingPage path={path} title={words('title')} lead={words('lead')}>
      {([item]) => (item === undefined ? null : <Contact item={item} />)}
    </PendingPage>
  )
}

function Contact({ item: { facts } }: { item: PendingItemWire }) {
  const contact = useQuery(contactQuery)
  const askAnew = useRefetchPendingItems()
  const [done, setDone] = useState(false)
  const what = facts['email'] === undefined ? 'phone' : 'email'
  const isBoth = facts['email'] !== undefined && facts['phone'] !== undefined
  return (
    <Loaded query={contact} failed={words('failed')} skeleton={<SkeletonLines lines={5} />}>
      {(known) => (
        <>
          {done && what === 'phone' ? <Notice tone="ok">{words('email.done')}</Notice> : null}
          <LiveRegion message={done && what === 'phone' ? words('email.done') : ''} />
          <ProveContact
            key={what}
            what={what}
            why={facts[what] === 'bounced' ? 'bounced' : 'unverified'}
            address={known[what] ?? ''}
            onDone={async () => {
              setDone(true)
              await askAnew()
            }}
          />
          <Muted>{words(isBoth ? 'both' : 'one')}</Muted>
        </>
      )}
    </Loaded>
  )
}
