import { styled } from '@mui/material/styles'
import type { MessageExampleWire } from '@puente/contract/customer'
import { Disclosure, from, Muted, rem, SkeletonLines, v } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { samples } from './messages-samples.es.ts'

const say = samples.mails
const topics = Object.keys(say.topics) as (keyof typeof say.topics)[]
const schemes = ['light', 'dark'] as const

const examplesQuery = queryOptions({
  queryKey: ['message-examples'],
  queryFn: ({ signal }) => api.listMessageExamples({}, { signal }),
})

const Topic = styled('section')({ display: 'grid', gap: 8, minWidth: 0 })
const Forms = styled('div')({
  display: 'grid',
  gap: 24,
  paddingBlock: 8,
  [from.md]: { gridTemplateColumns: '1fr 1fr' },
  '& > *': { minWidth: 0 },
  '& p': { margin: '0 0 8px' },
})
const Page = styled('iframe')({
  display: 'block',
  width: '100%',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
})
const Plain = styled('pre')({
  margin: 0,
  padding: 16,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  fontSize: rem(13),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

/** Every kind of mail as it is sent, by topic; each one is drawn when it is opened. */
export function Mails() {
  const query = useQuery(examplesQuery)
  return (
    <>
      <Muted as="p">{say.lead}</Muted>
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={8} />}>
        {({ items }) =>
          topics.map((topic) => (
            <Topic key={topic} aria-label={say.topics[topic]}>
              <h3>{say.topics[topic]}</h3>
              {items
                .filter((mail) => (mail.topic ?? 'none') === topic)
                .map((mail) => (
                  <Mail key={mail.template} mail={mail} />
                ))}
            </Topic>
          ))
        }
      </Loaded>
    </>
  )
}

function Mail({ mail }: { mail: MessageExampleWire }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary={mail.subject} onToggle={setOpen}>
      {isOpen ? (
        <Forms>
          {schemes.map((scheme) => (
            <div key={scheme}>
              <Muted as="p">{say[scheme]}</Muted>
              <Html mail={mail} scheme={scheme} />
            </div>
          ))}
          <div>
            <Muted as="p">{say.plain}</Muted>
            <Plain>{mail.text}</Plain>
          </div>
          {mail.sms === undefined ? null : (
            <div>
              <Muted as="p">{say.sms}</Muted>
              <Plain>{mail.sms}</Plain>
            </div>
          )}
        </Forms>
      ) : null}
    </Disclosure>
  )
}

const DARK = '@media (prefers-color-scheme:dark)'

/** The page of a mail in one scheme. Browsers give the page of a frame the scheme of the system. */
const inScheme = (html: string, scheme: (typeof schemes)[number]): string =>
  html.replaceAll(DARK, scheme === 'dark' ? '@media all' : '@media not all')

/** The height of a mail until its page is loaded, in px. */
const FIRST_PX = 720

/** The page of a mail runs no script, and its links cannot be followed. It is as high as its content. */
function Html({ mail, scheme }: { mail: MessageExampleWire; scheme: (typeof schemes)[number] }) {
  const [heightPx, setHeight] = useState(FIRST_PX)
  return (
    <Page
      title={say.of.replace('{form}', say[scheme]).replace('{subject}', mail.subject)}
      inert
      sandbox="allow-same-origin"
      srcDoc={inScheme(mail.html, scheme)}
      style={{ height: heightPx }}
      onLoad={({ currentTarget }) =>
        setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? FIRST_PX)
      }
    />
  )
}
