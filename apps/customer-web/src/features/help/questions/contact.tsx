import { ButtonLink, DefinitionList, Link, Section, Text } from '@puente/ui'
import { useConfig } from '@puente/web'
import { paths } from '../../../paths.ts'
import { AnswerTimes } from '../panel/answer-times.tsx'
import { words } from './words.ts'

/** The operator's contact details, from its configuration. */
export function Contact() {
  const { email, phone } = useConfig().operator ?? {}
  const items = [
    ...(email === undefined
      ? []
      : [{ term: words('contact.email'), value: <Link href={`mailto:${email}`}>{email}</Link> }]),
    ...(phone === undefined
      ? []
      : [
          {
            term: words('contact.phone'),
            value: <Link href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>{phone}</Link>,
          },
        ]),
  ]
  return (
    <Section title={words('contact.title')}>
      <Text>
        <p>{words('contact.text')}</p>
      </Text>
      <AnswerTimes />
      {items.length === 0 ? null : <DefinitionList items={items} />}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <ButtonLink href={paths.support()}>{words('contact.threads')}</ButtonLink>
        <ButtonLink href={paths.complaints()}>{words('more.complaints')}</ButtonLink>
      </div>
    </Section>
  )
}
