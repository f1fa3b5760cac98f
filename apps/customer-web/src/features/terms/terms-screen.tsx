import { styled } from '@mui/material/styles'
import { languageTags, type TermsKind } from '@puente/contract'
import type { TermsWire } from '@puente/contract/customer'
import { Button, Card, Code, Notice, Prose, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { PublicPage } from '../../parts/pages/public-page.tsx'
import { useShowAnchor } from '../../parts/use-show-anchor.ts'
import { termsQuery } from './terms-queries.ts'
import { words } from './words.ts'

const OnScreen = styled('div')({ '@media print': { display: 'none' } })

export const TermsScreen = () => <OneText kind="terms-of-use" />
export const PrivacyScreen = () => <OneText kind="privacy-notice" />

/** A legal text in force with its version, date and hash, for reading and printing. */
function OneText({ kind }: { kind: TermsKind }) {
  const query = useQuery(termsQuery(kind))
  const { data } = query
  useShowAnchor(data !== undefined)
  return (
    <PublicPage
      title={words(`kinds.${kind}.title`)}
      lead={
        data === undefined
          ? ' '
          : words('version', { version: String(data.version), date: format.date(data.inForceFrom) })
      }
      description={words(`kinds.${kind}.description`)}
      path={kind === 'terms-of-use' ? paths.terms() : paths.privacy()}
      actions={
        <OnScreen>
          <Button onPress={() => window.print()}>{words('print')}</Button>
        </OnScreen>
      }
    >
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={12} />}>
        {(terms) => <TextInForce terms={terms} />}
      </Loaded>
    </PublicPage>
  )
}

function TextInForce({ terms: { hash, next, text } }: { terms: TermsWire }) {
  return (
    <>
      {next === undefined ? null : (
        <Notice title={words('next', { date: format.date(next.inForceFrom) })}>
          <p>{words('nextText')}</p>
        </Notice>
      )}
      <Prose text={text} lang={languageTags.es} anchors />
      <Card title={words('hash')}>
        <p>{words('hashText')}</p>
        <Code>{hash}</Code>
      </Card>
    </>
  )
}
