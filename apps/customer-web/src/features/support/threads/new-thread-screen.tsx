import { BackLink, Card, Column, PageHeading } from '@puente/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { useSignedIn } from '../../access/signed-in.ts'
import { NewThreadForm } from './new-thread-form.tsx'
import { supportTopics, type SupportTopic } from './support-topics.ts'
import { words } from './words.ts'

/** The topic from the URL, if there is one. */
const topicOf = ({ about }: { about?: string }): SupportTopic | undefined =>
  supportTopics.find((topic) => topic === about)

/** A form for a question or complaint, optionally about one of the latest transfers. */
export function NewThreadScreen() {
  const router = useRouter()
  const { actingAs, user } = useSignedIn()
  const about = topicOf(useSearch({ strict: false }))
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.support()}>{words('page.back')}</BackLink>}
        title={words('ask.title')}
        lead={words('ask.lead')}
      />
      <Card>
        <NewThreadForm
          scope={`${user.id}/${actingAs.id}${about === undefined ? '' : `/${about}`}`}
          begin={about === undefined ? '' : words(`ask.begin.${about}`)}
          onSent={({ id }) => router.navigate({ href: paths.supportThread(id) })}
        />
      </Card>
    </Column>
  )
}
