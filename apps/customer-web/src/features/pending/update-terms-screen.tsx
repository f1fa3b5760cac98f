import { languageTags, termsKinds, type TermsKind } from '@puente/contract'
import type { TermsWire } from '@puente/contract/customer'
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Disclosure,
  Form,
  Muted,
  Notice,
  Prose,
  SkeletonLines,
} from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { both, Loaded } from '@puente/web/loading'
import { useMutation, useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { termsQuery } from '../terms/terms-queries.ts'
import { PendingPage } from './pending-page.tsx'
import { useSettled } from '../tasks/use-settled.ts'
import { words } from '../tasks/pending-words.ts'

const path = '/notifications/update-terms'
const fieldOf = { 'terms-of-use': 'accepts.termsOfUse', 'privacy-notice': 'accepts.privacyNotice' } as const

/** New versions of accepted terms: a summary of changes, the full text, and an acceptance for each. */
export function UpdateTermsScreen() {
  return (
    <PendingPage path={path} title={words('terms.title')} lead={words('terms.lead')}>
      {(items) => <Texts changed={termsKinds.filter((kind) => items.some(({ facts }) => kind in facts))} />}
    </PendingPage>
  )
}

function Texts({ changed }: { changed: readonly TermsKind[] }) {
  const [terms, privacy] = useQueries({ queries: [termsQuery('terms-of-use'), termsQuery('privacy-notice')] })
  return (
    <Loaded
      query={both(terms, privacy)}
      failed={words('terms.failed')}
      skeleton={<SkeletonLines lines={12} />}
    >
      {(texts) => <Acceptance texts={texts} changed={changed} />}
    </Loaded>
  )
}

interface AcceptanceProps {
  texts: readonly [terms: TermsWire, privacy: TermsWire]
  changed: readonly TermsKind[]
}

function Acceptance({ texts: [terms, privacy], changed }: AcceptanceProps) {
  const settled = useSettled()
  const accept = useMutation({
    mutationFn: () =>
      api.acceptTerms({
        body: { accepts: { termsOfUse: terms.version, privacyNotice: privacy.version } },
      }),
    onSuccess: settled,
  })
  const form = useEndpointForm({
    sending: accept,
    defaults: { accepts: { termsOfUse: false, privacyNotice: false } },
    submit: () => accept.mutate(),
  })
  return (
    <Form {...form.props}>
      {[terms, privacy]
        .filter(({ kind }) => changed.includes(kind))
        .map((text) => (
          <ChangedText key={text.kind} text={text}>
            <Checkbox
              label={words('terms.accept', { text: words(`terms.names.${text.kind}`) })}
              {...form.field(fieldOf[text.kind], { required: words('terms.missing') })}
            />
          </ChangedText>
        ))}
      <Button type="submit" kind="primary" fullWidth busy={accept.isPending || accept.isSuccess}>
        {words('terms.submit')}
      </Button>
      <Notice
        title={words('terms.refuse')}
        actions={<ButtonLink href={paths.supportNew()}>{words('terms.write')}</ButtonLink>}
      >
        <p>{words('terms.refuseText')}</p>
      </Notice>
    </Form>
  )
}

function ChangedText({ text, children }: { text: TermsWire; children: ReactNode }) {
  const { kind, version, inForceFrom, changes } = text
  const name = words(`terms.names.${kind}`)
  return (
    <Card title={name.charAt(0).toUpperCase() + name.slice(1)}>
      <Muted>{words('terms.version', { version: String(version), date: format.date(inForceFrom) })}</Muted>
      {changes === undefined ? null : (
        <>
          <h3>{words('terms.changes')}</h3>
          <Prose text={changes} lang={languageTags.es} />
        </>
      )}
      <Disclosure summary={words('terms.read')}>
        <Prose text={text.text} lang={languageTags.es} />
      </Disclosure>
      {children}
    </Card>
  )
}
