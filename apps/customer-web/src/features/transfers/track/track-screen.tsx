import { styled } from '@mui/material/styles'
import type { TrackingWire } from '@puente/contract/customer'
import { ButtonLink, LostDrawing, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { useGuestLanguage } from '../../../parts/languages/guest-language.ts'
import { LanguageChoice } from '../../../parts/languages/language-choice.tsx'
import { PublicPage } from '../../../parts/pages/public-page.tsx'
import { useChanges } from '../../../parts/changes/use-changes.ts'
import { trackingChanges, trackingQuery } from './track-call.ts'
import { Tracked } from './tracked.tsx'
import { guestPlace, namesOf } from './tracked-words.ts'
import { trackLanguages, wordsIn, type TrackLanguage, type TrackWords } from './words.ts'

const Cards = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

// The page keeps its layout; only its language is another one than that of the frame.
const Language = styled('div')({ display: 'contents' })

/** The public tracking page, in the recipient's language: the state in one sentence, then the steps. */
export function TrackScreen() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const isLive = useTracking(token)
  const query = useQuery({ ...trackingQuery(token), ...(isLive ? { refetchInterval: false as const } : {}) })
  const [language, choose] = useGuestLanguage(trackLanguages, query.data?.country)
  const words = wordsIn(language)
  return (
    <Language lang={language}>
      <PublicPage
        {...headingOf(words, language, query.data)}
        description={words('description')}
        path={paths.track(token)}
        listed={false}
        width="task"
        actions={
          <LanguageChoice
            label={words('language')}
            offered={trackLanguages}
            language={language}
            onChoose={choose}
          />
        }
      >
        <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
          {(tracking) =>
            tracking === null ? (
              <Unknown words={words} />
            ) : (
              <Tracked tracking={tracking} token={token} language={language} words={words} />
            )
          }
        </Loaded>
      </PublicPage>
    </Language>
  )
}

/** Follows the transfer of a link once it is known to have one. */
function useTracking(token: string): boolean {
  const { data } = useQuery({ ...trackingQuery(token), enabled: false })
  return useChanges(data ? trackingChanges(token) : undefined, trackingQuery(token).queryKey)
}

function headingOf(
  words: TrackWords,
  language: TrackLanguage,
  tracking: TrackingWire | null | undefined,
): { title: string; lead?: string } {
  if (tracking === undefined) return { title: words('title') }
  if (tracking === null) return { title: words('unknown.title'), lead: words('unknown.text') }
  const names = namesOf(tracking)
  const country = guestPlace(language, tracking).country(tracking.country)
  return {
    title: words(`headline.${tracking.state}`, names),
    lead: words('lead', { ...names, country, ending: tracking.recipient.accountEnding }),
  }
}

const Unknown = ({ words }: { words: TrackWords }) => (
  <Cards>
    <LostDrawing />
    <div>
      <ButtonLink kind="primary" href={paths.home()}>
        {words('unknown.home')}
      </ButtonLink>
    </div>
  </Cards>
)
