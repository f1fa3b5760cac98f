import { languageTags } from '@puente/contract'
import type { SelfieViewWire } from '@puente/contract/customer'
import {
  Button,
  Card,
  Checkbox,
  Form,
  Link,
  Muted,
  Notice,
  Prose,
  RefusalNotice,
  SkeletonLines,
} from '@puente/ui'
import { documentReasonText, refusalOf, useEndpointForm } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { ContinueOnPhone } from '../../documents/continue-on-phone.tsx'
import { DocumentField } from '../../documents/document-field.tsx'
import {
  selfieFilesQuery,
  selfieQuery,
  useGiveConsent,
  useRefuseSelfie,
  useSelfieChanged,
} from './selfie-queries.ts'
import { words } from './words.ts'

/** The selfie that a level needs: first the consent, then the photo; or the other way when it was refused. */
export function SelfieStep() {
  const query = useQuery(selfieQuery)
  return (
    <Card title={words('title')} level={3}>
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={8} />}>
        {(selfie) => <Step selfie={selfie} />}
      </Loaded>
    </Card>
  )
}

interface StepProps {
  selfie: SelfieViewWire
}

function Step({ selfie }: StepProps) {
  const [isReading, setIsReading] = useState(false)
  const { state } = selfie
  if (state === 'consent' || (state === 'other-way' && isReading)) return <Consent selfie={selfie} />
  if (state === 'other-way')
    return (
      <Notice
        title={words('other.title')}
        actions={
          <Button kind="text" onPress={() => setIsReading(true)}>
            {words('other.back')}
          </Button>
        }
      >
        <p>{words('other.text')}</p>
      </Notice>
    )
  return <Photo selfie={selfie} />
}

function Consent({ selfie: { text } }: StepProps) {
  const give = useGiveConsent()
  const refuse = useRefuseSelfie()
  const form = useEndpointForm({
    sending: give,
    defaults: { agreed: false },
    submit: () => give.mutate(text.hash),
  })
  return (
    <Form {...form.props}>
      <Prose text={text.text} lang={languageTags.es} />
      <Checkbox
        label={words('consent.box')}
        {...form.field('agreed', { required: words('consent.missing') })}
      />
      <RefusalNotice refusal={refusalOf(refuse.error)} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" kind="primary" busy={give.isPending}>
          {words('consent.give')}
        </Button>
        <Button busy={refuse.isPending} onPress={() => refuse.mutate()}>
          {words('consent.refuse')}
        </Button>
      </div>
    </Form>
  )
}

function Photo({ selfie: { state, reason, remark } }: StepProps) {
  const query = useQuery(selfieFilesQuery)
  const changed = useSelfieChanged()
  return (
    <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
      {({ items: [known] }) => (
        <>
          {state === 'refused' ? (
            <Notice tone="warn" title={words('again')}>
              {reason === undefined ? null : <p>{documentReasonText(reason)}</p>}
              {remark === undefined ? null : <p>{remark}</p>}
            </Notice>
          ) : null}
          <ContinueOnPhone refetch={changed} />
          <DocumentField
            name="selfie"
            label={words('field')}
            place={{ kind: 'selfie', page: 1 }}
            known={state === 'waiting' ? known : undefined}
            onDone={() => void changed()}
          />
          {state === 'waiting' ? (
            <>
              <Notice>{words('waits')}</Notice>
              <Muted>{words('retake')}</Muted>
            </>
          ) : null}
          <Muted>
            {words('withdraw')} <Link href={paths.myData()}>{words('myData')}</Link>.
          </Muted>
        </>
      )}
    </Loaded>
  )
}
