import { styled } from '@mui/material/styles'
import { below, from, rem, v } from '@puente/ui'
import { paths } from '../../paths.ts'
import { orNothing } from '../../parts/or-nothing.tsx'
import { words } from '../../parts/words.ts'

// Unknown during prerendering, so it need not be in the entry chunk.
const Legal = orNothing(async () => (await import('./legal.tsx')).Legal)
const Preferences = orNothing(async () => (await import('./preferences.tsx')).Preferences)

const links = [
  { key: 'pricing', href: paths.pricing() },
  { key: 'help', href: paths.help() },
  { key: 'securityCenter', href: paths.securityCenter() },
  { key: 'verifyReceipt', href: paths.verifyReceipt() },
  { key: 'regulation', href: paths.regulation() },
  { key: 'complaints', href: paths.complaints() },
  { key: 'terms', href: paths.terms() },
  { key: 'privacy', href: paths.privacy() },
] as const

const Bottom = styled('footer')({
  borderTop: `1px solid ${v.line}`,
  backgroundColor: v.surface,
  color: v.inkMuted,
  fontSize: rem(13),
  lineHeight: 1.5,
  '& > div': { maxWidth: 1088, marginInline: 'auto', padding: '16px 16px 24px' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 16,
    margin: '0 0 12px',
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    color: v.ink,
    textDecoration: 'none',
    borderRadius: 4,
  },
  '& a:hover': { color: v.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
  // Keeps the height of the preferences, in two lines on phones, while their code loads.
  '& > div > div': { minHeight: 88 },
  '& p': { margin: '12px 0 0', minHeight: '1.5em', maxWidth: '90ch' },
  [from.sm]: { '& > div': { paddingInline: 24 }, '& > div > div': { minHeight: 40 } },
  [from.md]: {
    '& > div': { paddingBlock: 24 },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 28px' },
  },
  // Reserves the height of the navigation bar.
  [below.md]: { paddingBottom: 72 },
  '@media print': { display: 'none' },
})

/** Links to public pages and the operator's legal details. */
export function Footer() {
  return (
    <Bottom>
      <div>
        <nav aria-label={words('footer.label')}>
          <ul>
            {links.map(({ key, href }) => (
              <li key={key}>
                <a href={href}>{words(`footer.${key}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Preferences />
        </div>
        <p>
          <Legal />
        </p>
      </div>
    </Bottom>
  )
}
