import { addressOf, rateFrameAddress } from '@puente/contract/addresses'
import { styled } from '@mui/material/styles'
import { Card, Code, CopyButton, Muted } from '@puente/ui'
import { useConfig } from '@puente/web'
import { words } from './words.ts'

const Snippet = styled('p')({ margin: '0 0 8px', overflowWrap: 'anywhere' })

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The code with which another site shows the rate in a frame, to copy. */
export function FrameSnippet({ currency }: { currency: string }) {
  const { brandName: brand, publicUrl } = useConfig()
  const src = publicUrl + addressOf(rateFrameAddress, currency.toLowerCase())
  const title = attribute(words('frame.frameTitle', { currency, brand }))
  const code = `<iframe src="${attribute(src)}" title="${title}" width="320" height="300" style="border:0" loading="lazy"></iframe>`
  return (
    <Card title={words('frame.title')}>
      <p>
        <Muted>{words('frame.lead')}</Muted>
      </p>
      <Snippet>
        <Code>{code}</Code>
      </Snippet>
      <CopyButton value={code} label={words('frame.copy')} />
    </Card>
  )
}
