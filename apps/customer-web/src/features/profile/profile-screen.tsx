import { styled } from '@mui/material/styles'
import { Card, Column, Link, PageHeading, Section } from '@puente/ui'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { NewerPowersLink } from '../customers/powers/newer-powers-link.tsx'
import { isStopped } from '../access/may-send.ts'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { CorrectionsPanel } from './corrections-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { LevelLimits } from '../limits/level-limits.tsx'
import { words } from './words.ts'

const More = styled('div')({ display: 'grid', gap: 12, '& > p': { margin: 0 } })

/** The profile: identity, contacts and limits. */
export function ProfileScreen() {
  const { actingAs } = useSignedIn()
  const isCompany = actingAs.kind === 'company'
  return (
    <Column>
      <PageHeading title={words('title')} lead={words(isCompany ? 'leadCompany' : 'lead')} />
      <Section title={words(isCompany ? 'facts.titleCompany' : 'facts.title')}>
        <FactsPanel actingAs={actingAs} />
      </Section>
      <Section title={words('contact.title')}>
        <ContactPanel />
      </Section>
      {isCompany || actingAs.identity === 'confirmed' ? (
        <Section title={words('corrections.title')}>
          <CorrectionsPanel kind={actingAs.kind} />
        </Section>
      ) : null}
      <Section title={words('level.title')}>
        <Card>
          {isStopped(actingAs) ? (
            <StandingNotice actingAs={actingAs} />
          ) : actingAs.mayOrder ? (
            <LevelLimits />
          ) : (
            <>
              <p>{words(actingAs.jointPowers === true ? 'level.jointPowers' : 'level.quoteOnly')}</p>
              {actingAs.jointPowers === true ? <NewerPowersLink /> : null}
            </>
          )}
          <p>
            <Link href={paths.level()}>{words('level.rise')}</Link>
          </p>
          <p>
            <Link href={paths.limits()}>{words('level.own')}</Link>
          </p>
          <p>
            <Link href={paths.pricing()}>{words('level.all')}</Link>
          </p>
        </Card>
      </Section>
      <More>
        <p>
          {words('company')} <Link href={paths.signupCompany()}>{words('companyLink')}</Link>.
        </p>
        <p>
          {words('security')} <Link href={paths.security()}>{words('securityLink')}</Link>.
        </p>
        <p>
          <Link href={paths.myData()}>{words('myData')}</Link>
        </p>
        <p>
          <Link href={paths.profileClosure()}>{words('close')}</Link>
        </p>
      </More>
    </Column>
  )
}
