import { addressOf, customerAddresses } from '@puente/contract/addresses'
import type { SharedFormWire } from '@puente/contract/customer'
import {
  Button,
  Card,
  SuccessDrawing,
  EmptyState,
  LostDrawing,
  Muted,
  SkeletonLines,
  UiWordsProvider,
} from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useGuestLanguage } from '../../../parts/languages/guest-language.ts'
import { LanguageChoice } from '../../../parts/languages/language-choice.tsx'
import { PublicPage } from '../../../parts/pages/public-page.tsx'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { GuestForm } from './guest-form.tsx'
import { loadSharedForm, sharedFormQuery, type Gone } from './guest-queries.ts'
import { formLanguages, guestTextsQuery, type GuestTexts } from './guest-texts.ts'

export { loadSharedForm }

/** What the page shows besides the form itself. */
type Standing = 'failed' | 'sent' | Gone

/** Whether a field contains text that another page would lose. The choice of the language is no such field. */
function useTyped() {
  const typed = useRef(false)
  return {
    hasTyped: () => typed.current,
    onInput: ({ target }: { target: EventTarget }) => {
      typed.current ||= target instanceof HTMLInputElement
    },
  }
}

/** The form that a recipient fills in, in their language. */
export function GuestFormScreen() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const query = useQuery(sharedFormQuery(token))
  const form = query.data !== undefined && 'form' in query.data ? query.data.form : undefined
  const { hasTyped, onInput } = useTyped()
  const [language, choose] = useGuestLanguage(formLanguages, form?.country, hasTyped)
  const { data: texts } = useQuery({ ...guestTextsQuery(language), placeholderData: (before) => before })
  const [ended, setEnded] = useState<Standing>()
  if (texts === undefined) return <SkeletonLines lines={6} />
  const standing = ended ?? (query.data !== undefined && 'gone' in query.data ? query.data.gone : undefined)
  return (
    <div lang={texts.locale} onInput={onInput}>
      <UiWordsProvider value={texts.ui}>
        <PublicPage
          {...headingOf(texts, form, query.isError ? 'failed' : standing)}
          description={texts.words('failed.title')}
          path={addressOf(customerAddresses.recipientForm, token)}
          listed={false}
          width="task"
          actions={
            <LanguageChoice
              label={texts.words('language')}
              offered={formLanguages}
              language={language}
              onChoose={choose}
            />
          }
        >
          {query.isError ? (
            <div>
              <Button kind="primary" onPress={() => query.refetch()}>
                {texts.words('failed.retry')}
              </Button>
            </div>
          ) : standing !== undefined ? (
            standing === 'sent' ? (
              <SuccessDrawing />
            ) : (
              <LostDrawing />
            )
          ) : form === undefined ? (
            <SkeletonLines lines={6} />
          ) : (
            <Asked
              key={form.corridorId}
              texts={texts}
              token={token}
              form={form}
              onEnd={(how) => setEnded(how)}
            />
          )}
        </PublicPage>
      </UiWordsProvider>
    </div>
  )
}

function headingOf(
  { words, countryName }: GuestTexts,
  form: SharedFormWire | undefined,
  standing: Standing | undefined,
): { title: string; lead?: string } {
  const sender = form?.senderName ?? ''
  if (standing === 'failed') return { title: words('failed.title'), lead: words('failed.text') }
  if (standing === 'sent') return { title: words('sent.title', { sender }), lead: words('sent.text') }
  if (standing !== undefined)
    return { title: words(`gone.${standing}.title`), lead: words(`gone.${standing}.text`) }
  if (form === undefined) return { title: words('loading') }
  return {
    title: words('title', { sender }),
    lead: words('lead', { sender, country: countryName(form.country) }),
  }
}

interface AskedProps {
  texts: GuestTexts
  token: string
  form: SharedFormWire
  onEnd: (how: 'sent' | Gone) => void
}

function Asked({ texts, token, form, onEnd }: AskedProps) {
  const { words, date } = texts
  const corridors = useQuery(corridorsQuery)
  const corridor = corridors.data?.items.find(({ id }) => id === form.corridorId)
  if (corridors.isPending) return <SkeletonLines lines={6} />
  if (corridor === undefined)
    return (
      <Card>
        <EmptyState title={words('notSent.closed')} />
      </Card>
    )
  return (
    <div>
      <GuestForm texts={texts} token={token} sender={form.senderName} corridor={corridor} onEnd={onEnd} />
      <Muted>
        {words('safe')} {words('until', { date: date(form.expiresAt) })}
      </Muted>
    </div>
  )
}
