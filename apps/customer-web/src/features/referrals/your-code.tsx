import { styled } from '@mui/material/styles'
import type { ReferralProgramWire } from '@puente/contract/customer'
import { Card, CopyButton, Muted, rem } from '@puente/ui'
import { format } from '@puente/web'
import { ShownLink } from '../../parts/shown-link.tsx'
import { words } from './words.ts'

const Code = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: 0,
  '& strong': {
    fontSize: `clamp(${rem(24)}, 8vw, ${rem(32)})`,
    fontWeight: 600,
    letterSpacing: '0.08em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})

/** The reader's code and link, to copy or share, and the number of invited users. */
export function YourCode({
  program: { code, link, invitations, promise },
}: {
  program: ReferralProgramWire
}) {
  return (
    <Card title={words('code.title')}>
      <Code>
        <strong>{code}</strong>
        <CopyButton value={code} label={words('code.copyCode')} />
      </Code>
      <ShownLink
        url={link}
        texts={{
          label: words('code.link'),
          copy: words('code.copyLink'),
          share: words('code.share'),
          shared: words('code.shared', { code, invited: format.amount(promise.invitedReward) }),
        }}
      />
      <p>
        <Muted>{words('code.counts', invitations)}</Muted>
      </p>
    </Card>
  )
}
