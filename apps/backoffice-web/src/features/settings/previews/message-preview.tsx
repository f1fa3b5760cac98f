import { styled } from '@mui/material/styles'
import { readSetting, settingKind, templateNames, type MessagePreview as Shown } from '@puente/contract/staff'
import { Card, Disclosure, Muted, printed, rem, SkeletonLines, v } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Data } from '../fields/control.ts'
import { previewQuery } from '../queries.ts'
import { words } from '../texts/words.ts'

const REST_MS = 600

const Frame = styled('iframe')({
  width: '100%',
  border: `1px solid ${v.line}`,
  borderRadius: 8,
  background: printed.ground,
})
const Text = styled('pre')({
  margin: 0,
  fontSize: rem(13),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

/** The value once it has not changed for `REST_MS`. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

interface MessagePreviewProps {
  template: string
  before: Data | undefined
  after: Data
}

/** The mail and the SMS of a template with example facts, after the change and before it. */
export function MessagePreview({ template, before, after }: MessagePreviewProps) {
  const rested = useRested(after)
  return (
    <Card title={words('preview.messageTitle')}>
      <Muted as="p">{words('preview.messageText')}</Muted>
      <Rendered template={template} data={rested} title={words('preview.after')} />
      {before === undefined ? null : (
        <Disclosure summary={words('preview.before')}>
          <Rendered template={template} data={before} title={words('preview.before')} />
        </Disclosure>
      )}
    </Card>
  )
}

interface RenderedProps {
  template: string
  data: Data
  title: string
}

function Rendered({ template, data, title }: RenderedProps) {
  const name = templateNames.find((one) => one === template)
  const isReadable = 'data' in readSetting(settingKind.messageTemplate, data, template)
  const query = useQuery({ ...previewQuery(name ?? 'code', data), enabled: name !== undefined && isReadable })
  if (!isReadable) return <Muted>{words('preview.unreadable')}</Muted>
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={8} />}>
      {(shown) => <Message title={title} shown={shown} />}
    </Loaded>
  )
}

/** The height of a mail until its page is loaded, in px. */
const FIRST_PX = 520

/** The page of the mail runs no script, and its links cannot be followed. It is as high as its content. */
function Message({ title, shown: { subject, text, html, sms } }: { title: string; shown: Shown }) {
  const [heightPx, setHeight] = useState(FIRST_PX)
  return (
    <div style={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <strong style={{ overflowWrap: 'anywhere' }}>{subject}</strong>
      <Frame
        title={words('preview.mail', { when: title })}
        inert
        sandbox="allow-same-origin"
        srcDoc={html}
        style={{ height: heightPx }}
        onLoad={({ currentTarget }) =>
          setHeight(currentTarget.contentDocument?.body.scrollHeight ?? FIRST_PX)
        }
      />
      {sms === undefined ? null : (
        <section aria-label={words('preview.sms')} style={{ display: 'grid', gap: 4 }}>
          <Text>{sms.text}</Text>
          <Muted>
            {words('preview.smsParts', { count: sms.parts, characters: format.count(sms.text.length) })}
          </Muted>
        </section>
      )}
      <Disclosure summary={words('preview.asText')}>
        <Text>{text}</Text>
      </Disclosure>
    </div>
  )
}
