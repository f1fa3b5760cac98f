import type { ContactWire } from '@puente/contract/customer'
import {
  Button,
  Card,
  DefinitionList,
  HiddenText,
  LiveRegion,
  Notice,
  SkeletonLines,
  StatusChip,
  type Definition,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeContact } from './change-contact.tsx'
import type { What } from './contact-code.tsx'
import { contactQuery } from './profile-queries.ts'
import { words } from './words.ts'

/** The user's contacts, with forms to change them. */
export function ContactPanel() {
  const contact = useQuery(contactQuery)
  return (
    <Loaded query={contact} failed={words('failed.contact')} skeleton={<SkeletonLines lines={4} />}>
      {(known) => <Contact contact={known} />}
    </Loaded>
  )
}

function Contact({ contact }: { contact: ContactWire }) {
  const { noNewRecipientsUntil: quietUntil } = contact
  const [changing, setChanging] = useState<What>()
  const [done, setDone] = useState<What>()
  const begin = (what: What) => {
    setDone(undefined)
    setChanging(what)
  }
  return (
    <Card>
      {done === undefined ? null : <Notice tone="ok">{words(`contact.done.${done}`)}</Notice>}
      <LiveRegion message={done === undefined ? '' : words(`contact.done.${done}`)} />
      {quietUntil === undefined ? null : (
        <Notice tone="warn">{words('contact.quiet', { when: format.dateTime(quietUntil) })}</Notice>
      )}
      {changing === undefined ? (
        <DefinitionList items={[lineOf('email', contact, begin), lineOf('phone', contact, begin)]} />
      ) : (
        <ChangeContact
          key={changing}
          what={changing}
          initial={unproven(changing, contact)}
          isFirst={contact[changing] === undefined}
          onDone={() => {
            setChanging(undefined)
            setDone(changing)
          }}
          onCancel={() => setChanging(undefined)}
        />
      )}
    </Card>
  )
}

const unproven = (what: What, { email, emailVerified, phone = '', phoneVerified }: ContactWire) =>
  what === 'email' ? (emailVerified ? '' : email) : phoneVerified ? '' : phone

function lineOf(what: What, contact: ContactWire, onChange: (what: What) => void): Definition {
  const value = contact[what]
  const isVerified = what === 'email' ? contact.emailVerified : contact.phoneVerified
  return {
    term: words(`contact.${what}`),
    value:
      value === undefined ? (
        words('contact.none')
      ) : (
        <>
          {value}{' '}
          <StatusChip tone={isVerified ? 'ok' : 'warn'}>
            {words(isVerified ? 'contact.verified' : 'contact.unverified')}
          </StatusChip>
        </>
      ),
    action: (
      <Button kind="text" onPress={() => onChange(what)}>
        {words(value === undefined ? 'contact.add' : 'contact.change')}
        <HiddenText> {words(`contact.${what}`)}</HiddenText>
      </Button>
    ),
  }
}
