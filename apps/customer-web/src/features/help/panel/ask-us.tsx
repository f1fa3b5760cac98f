import { Button, ButtonLink, DefinitionList, Link, Muted, Section } from '@puente/ui'
import { useConfig } from '@puente/web'
import { useLocation } from '@tanstack/react-router'
import { useMay, useSession } from '../../access/session.ts'
import { paths } from '../../../paths.ts'
import { words as questionWords } from '../questions/words.ts'
import { AnswerTimes } from './answer-times.tsx'
import { words } from './words.ts'

interface AskUsProps {
  /** What was searched for: the beginning of the message. */
  typed: string
  onWrite: (typed: string) => void
}

/** How to write to staff: with an account in the panel, otherwise by mail or as a complaint. */
export function AskUs({ typed, onWrite }: AskUsProps) {
  const session = useSession()
  const mayWrite = useMay('operate')
  const { href } = useLocation()
  if (session === undefined) return null
  return (
    <Section title={words('ask.title')}>
      <Muted>{session === null ? words('ask.visitor') : words('ask.text')}</Muted>
      <AnswerTimes />
      {session === null ? <Visitor href={href} /> : null}
      {session !== null && mayWrite ? (
        <div>
          <Button kind={typed === '' ? 'plain' : 'primary'} onPress={() => onWrite(typed)}>
            {typed === '' ? words('ask.open') : words('ask.openAbout', { typed })}
          </Button>
        </div>
      ) : null}
      <div>
        <Link href={paths.complaints()}>{words('ask.complaint')}</Link>
      </div>
    </Section>
  )
}

function Visitor({ href }: { href: string }) {
  const { email, phone } = useConfig().operator ?? {}
  return (
    <>
      <DefinitionList
        items={[
          ...(email === undefined
            ? []
            : [
                {
                  term: questionWords('contact.email'),
                  value: <Link href={`mailto:${email}`}>{email}</Link>,
                },
              ]),
          ...(phone === undefined
            ? []
            : [
                {
                  term: questionWords('contact.phone'),
                  value: <Link href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>{phone}</Link>,
                },
              ]),
        ]}
      />
      <div>
        <ButtonLink href={paths.login(href)}>{words('ask.signIn')}</ButtonLink>
      </div>
    </>
  )
}
