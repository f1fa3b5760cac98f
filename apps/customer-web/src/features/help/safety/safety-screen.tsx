import { ButtonLink, Prose, Section, Text, SecurityDrawing } from '@puente/ui'
import { useConfig } from '@puente/web'
import { paths } from '../../../paths.ts'
import { PublicPage } from '../../../parts/pages/public-page.tsx'
import { words } from './words.ts'

/** How money and data are protected, how to recognise fraud, and how to react to it. */
export function SafetyScreen() {
  const { publicUrl, operator } = useConfig()
  const email = operator?.email
  return (
    <PublicPage
      title={words('title')}
      lead={words('lead')}
      description={words('description')}
      drawing={<SecurityDrawing />}
      path={paths.securityCenter()}
    >
      <Section title={words('report.title')} id="avisar">
        <Prose text={words('report.text')} />
        <Text>
          <p>{words('report.honest')}</p>
        </Text>
        <div>
          <ButtonLink kind="primary" href={paths.complaints()}>
            {words('report.action')}
          </ButtonLink>
        </div>
      </Section>
      <Section title={words('recognise.title')} id="reconocer">
        <Prose text={words('recognise.text')} />
        <Text>
          <p>{words('recognise.address', { address: new URL(publicUrl).host })}</p>
        </Text>
      </Section>
      <Section title={words('protect.title')} id="proteccion">
        <Prose text={words('protect.text')} />
      </Section>
      {email === undefined ? null : (
        <Section title={words('flaw.title')}>
          <Text>
            <p>{words('flaw.text', { email })}</p>
          </Text>
        </Section>
      )}
    </PublicPage>
  )
}
