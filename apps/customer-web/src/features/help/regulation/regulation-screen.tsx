import { ButtonLink, Card, DefinitionList, Notice, Prose, Section, RegulationDrawing } from '@puente/ui'
import { useConfig } from '@puente/web'
import { paths } from '../../../paths.ts'
import { PublicPage } from '../../../parts/pages/public-page.tsx'
import { words } from './words.ts'

const authorities = ['uaf', 'cmf', 'sernac', 'centralBank', 'tax', 'data'] as const

/** The authorities that supervise the parts of the service, and the operator's details. */
export function RegulationScreen() {
  return (
    <PublicPage
      title={words('title')}
      lead={words('lead')}
      description={words('description')}
      drawing={<RegulationDrawing />}
      path={paths.regulation()}
    >
      <OperatorCard />
      {authorities.map((authority) => (
        <Section key={authority} title={words(`authorities.${authority}.title`)}>
          <Prose text={words(`authorities.${authority}.text`)} />
        </Section>
      ))}
      <div>
        <ButtonLink href={paths.complaints()}>{words('complain')}</ButtonLink>
      </div>
    </PublicPage>
  )
}

const lines = [
  ['legalName', 'legalName'],
  ['rut', 'rut'],
  ['address', 'address'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['uafRegistration', 'uaf'],
] as const

/** The legal entity from its configuration; in the sandbox, a notice that there is none. */
function OperatorCard() {
  const { environment, brandName: brand, operator = {} } = useConfig()
  const items = lines.flatMap(([at, term]) => {
    const value = operator[at]
    return value === undefined ? [] : [{ term: words(`operator.${term}`), value }]
  })
  return (
    <>
      {environment === 'sandbox' ? (
        <Notice tone="warn" title={words('operator.demo')}>
          <p>{words('operator.demoText', { brand })}</p>
        </Notice>
      ) : null}
      {items.length === 0 ? null : (
        <Card title={words('operator.title')}>
          <DefinitionList items={items} />
        </Card>
      )}
    </>
  )
}
