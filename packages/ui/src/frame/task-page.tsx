import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { below, from, rem, v } from '../theme/vars.ts'

/** The width of the window from which the summary is shown beside the question. */
const twoPanes = '(min-width:1024px)'

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 560,
  marginInline: 'auto',
  '& > [data-slot="question"]': { display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 },
  // A short question leaves its bar at the bottom of the window.
  [below.md]: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - 72px)',
    '& > [data-slot="question"], & > [data-slot="question"] > form': { flex: 1 },
  },
  [from.md]: { gap: 24, fontSize: rem(16), '&& input, && select': { fontSize: rem(16) } },
  [`@media ${twoPanes}`]: {
    maxWidth: 1040,
    '&[data-panes]': { gridTemplateColumns: 'minmax(0, 1fr) 376px', columnGap: 48 },
    '& > [data-slot="way"]': { gridColumn: '1 / -1' },
  },
})

const Aside = styled('aside')({
  position: 'sticky',
  top: 88,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 104px)',
  overflowY: 'auto',
  borderRadius: 10,
  fontSize: rem(15),
})

// Hides the navigation bar, which follows `main`: the main button of a task is shown in its place.
const hidden = <GlobalStyles styles={{ [below.md]: { 'main ~ nav': { display: 'none !important' } } }} />

/** Hides the navigation bar of phones while the screen is shown. */
export const WithoutNavigation = () => hidden

interface TaskPageProps {
  /** The steps, across both panes. */
  way?: ReactNode
  /** The summary, shown beside the question from 1024 px on. */
  summary?: ReactNode
  /** The accessible name of the summary. */
  summaryLabel: string
  /** The question. */
  children: ReactNode
}

/** A screen of a task: the question, and beside it the summary. On phones the navigation bar is hidden. */
export function TaskPage({ way, summary, summaryLabel, children }: TaskPageProps) {
  const hasPanes = useHasPanes()
  const isBeside = hasPanes && summary !== undefined
  return (
    <Page data-panes={isBeside || undefined}>
      <WithoutNavigation />
      {way === undefined ? null : <div data-slot="way">{way}</div>}
      <div data-slot="question">{children}</div>
      {isBeside ? <Aside aria-label={summaryLabel}>{summary}</Aside> : null}
    </Page>
  )
}

/** The least width of the page for both panes, in px, when a panel stands beside it. */
const PANES_MIN = 1000

/** Whether the page has room for the summary beside the question. */
export function useHasPanes(): boolean {
  const isWide = useMatches(twoPanes)
  const hasRoom = useSyncExternalStore(followPageWidth, () => pageWidth() >= PANES_MIN)
  return isWide && hasRoom
}

/** The width of the page without a panel that stands beside it. */
const pageWidth = (): number =>
  document.body.clientWidth - (Number.parseFloat(getComputedStyle(document.body).paddingRight) || 0) ||
  window.innerWidth

function followPageWidth(changed: () => void): () => void {
  if (!('ResizeObserver' in window)) return () => {}
  const observer = new ResizeObserver(changed)
  observer.observe(document.body)
  return () => observer.disconnect()
}

/** Whether the window is that of a phone. */
export const useIsPhone = (): boolean => useMatches('(max-width:768.95px)')

/** Whether the window matches a media query, for parts that have another structure and not only another style. */
function useMatches(text: string): boolean {
  const query = useMemo(() => window.matchMedia(text), [text])
  const subscribe = useCallback(
    (changed: () => void) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => query.matches)
}

const Bar = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  // A window of less height, such as a phone on its side, has no room for a bar.
  [`${below.md} and (min-height:440px)`]: {
    position: 'sticky',
    zIndex: 4,
    bottom: 'var(--keyboard, 0px)',
    margin: 'auto -16px 0',
    padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${v.line}`,
    backgroundColor: v.surface,
  },
})

// A focused field is scrolled clear of the bars.
const clearOfBars = (
  <GlobalStyles styles={{ [below.md]: { html: { scrollPaddingTop: 72, scrollPaddingBottom: 136 } } }} />
)

/** The main button of a task, and above it the folded summary. On phones they stay at the bottom of the window. */
export function ActionBar({ children }: { children: ReactNode }) {
  useEffect(followKeyboard, [])
  return (
    <Bar>
      {clearOfBars}
      {children}
    </Bar>
  )
}

/** The least height of a keyboard, in px. */
const KEYBOARD_MIN = 100

/**
 * Sets `--keyboard` to the height that the keyboard covers. Browsers that resize the page for the keyboard
 * (`interactive-widget=resizes-content`) leave nothing covered; Safari does not.
 */
function followKeyboard(): (() => void) | undefined {
  const view = window.visualViewport
  if (view === null) return undefined
  const place = () => {
    const covered = Math.round(window.innerHeight - view.height - view.offsetTop)
    // A magnified page, or one that is being resized, is smaller without a keyboard.
    const isKeyboard = view.scale < 1.01 && covered > KEYBOARD_MIN
    document.documentElement.style.setProperty('--keyboard', `${isKeyboard ? covered : 0}px`)
  }
  place()
  view.addEventListener('resize', place)
  view.addEventListener('scroll', place)
  return () => {
    view.removeEventListener('resize', place)
    view.removeEventListener('scroll', place)
    document.documentElement.style.removeProperty('--keyboard')
  }
}
