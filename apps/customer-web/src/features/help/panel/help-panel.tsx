import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { ArrowLeftIcon, Button, CloseIcon, rem, shadow, v } from '@puente/ui'
import { useLocation } from '@tanstack/react-router'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { closeHelp } from './help-open.ts'
import { useCurrentScreen, type CurrentScreen } from './current-screen.ts'
import { HelpHome } from './help-home.tsx'
import { HelpThread } from './help-thread.tsx'
import { HelpWrite } from './help-write.tsx'
import { words } from './words.ts'

/** The width from which the panel stands beside the screen; below it is a sheet over it. */
const BESIDE = '(min-width:1024px)'
const WIDTH = 'clamp(320px, 27.5vw, 376px)'

const Panel = styled('dialog')({
  position: 'fixed',
  zIndex: 6,
  margin: 0,
  padding: 0,
  border: 0,
  color: v.ink,
  backgroundColor: v.surface,
  fontSize: rem(15),
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '& > [data-slot="head"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 64,
    padding: '8px 8px 8px 20px',
    borderBottom: `1px solid ${v.line}`,
  },
  '& > [data-slot="head"] > h2': { flex: 1, margin: 0, fontSize: rem(18), fontWeight: 600 },
  '& > [data-slot="head"] > h2:focus': { outline: 'none' },
  '& > [data-slot="body"]': {
    display: 'flex',
    flexDirection: 'column',
    gap: 24,
    flex: 1,
    minHeight: 0,
    padding: '16px 20px 32px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& mark': { padding: '0 2px', borderRadius: 4, backgroundColor: v.primarySoft, color: v.ink },
  '&::backdrop': { backgroundColor: v.scrim },
  [`@media ${BESIDE}`]: {
    inset: '0 0 0 auto',
    width: WIDTH,
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    borderLeft: `1px solid ${v.line}`,
  },
  '@media (max-width:1023.95px)': {
    inset: 'auto 0 0',
    width: 'min(100%, 640px)',
    maxWidth: '100%',
    height: 'calc(100dvh - 48px)',
    maxHeight: 'none',
    marginInline: 'auto',
    borderRadius: '16px 16px 0 0',
    boxShadow: shadow,
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
  '@media print': { display: 'none !important' },
})

// The page gives way, so that the panel covers nothing. The bar of a narrow window keeps its words and leaves its icons.
const giveWay = (
  <GlobalStyles
    styles={{
      [`@media screen and ${BESIDE}`]: {
        ':root': { '--beside': WIDTH },
        body: { paddingRight: WIDTH },
      },
      [`@media ${BESIDE} and (max-width:1199.95px)`]: { 'header [data-slot="nav"] svg': { display: 'none' } },
    }}
  />
)

type View =
  | { readonly name: 'home' }
  // The message stays about the screen on which it was begun.
  | { readonly name: 'write'; readonly begin: string; readonly screen: CurrentScreen }
  | { readonly name: 'thread'; readonly id: string; readonly wasSent: boolean }

const titles = { home: 'open', write: 'ask.title', thread: 'thread.title' } as const

/** Help beside the screen on desktops, and as a sheet over it on phones. What was typed is kept when it closes. */
export function HelpPanel({ isOpen }: { isOpen: boolean }) {
  const [view, setView] = useState<View>({ name: 'home' })
  const [typed, setTyped] = useState('')
  return isOpen
    ? createPortal(<OpenPanel view={view} onView={setView} typed={typed} onType={setTyped} />, document.body)
    : null
}

interface OpenPanelProps {
  view: View
  onView: (view: View) => void
  typed: string
  onType: (typed: string) => void
}

function OpenPanel({ view, onView, typed, onType }: OpenPanelProps) {
  const screen = useCurrentScreen()
  const box = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isBeside = useIsBeside()
  useDialog(box, title, isBeside)
  useCloseOnLeaving(isBeside)
  const viewKey = view.name === 'thread' ? view.id : view.name
  useEffect(() => title.current?.focus({ preventScroll: true }), [viewKey])
  return (
    <Panel
      ref={box}
      aria-label={words('open')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault()
          closeHelp()
        }
      }}
    >
      {giveWay}
      <Head title={title} name={view.name} />
      <Body view={view} onView={onView} typed={typed} onType={onType} screen={screen} />
    </Panel>
  )
}

function Head({ title, name }: { title: RefObject<HTMLHeadingElement | null>; name: View['name'] }) {
  return (
    <div data-slot="head">
      <h2 ref={title} tabIndex={-1}>
        {words(titles[name])}
      </h2>
      <Button
        kind="text"
        aria-label={words('close')}
        title={words('close')}
        style={{ minWidth: 44 }}
        start={<CloseIcon aria-hidden />}
        onPress={closeHelp}
      />
    </div>
  )
}

interface BodyProps extends OpenPanelProps {
  screen: CurrentScreen
}

function Body({ view, onView, typed, onType, screen }: BodyProps) {
  return (
    <div data-slot="body">
      {view.name === 'home' ? null : (
        <div>
          <Button kind="text" start={<ArrowLeftIcon aria-hidden />} onPress={() => onView({ name: 'home' })}>
            {words('back')}
          </Button>
        </div>
      )}
      {view.name === 'home' ? (
        <HelpHome
          screen={screen}
          typed={typed}
          onType={onType}
          onWrite={(begin) => onView({ name: 'write', begin, screen })}
          onThread={(id) => onView({ name: 'thread', id, wasSent: false })}
        />
      ) : view.name === 'write' ? (
        <HelpWrite
          screen={view.screen}
          begin={view.begin}
          onSent={({ id }) => {
            onType('')
            onView({ name: 'thread', id, wasSent: true })
          }}
        />
      ) : (
        <HelpThread key={view.id} id={view.id} screen={screen} wasSent={view.wasSent} />
      )}
    </div>
  )
}

/** Opens the element as a panel beside the page or as a modal sheet, and returns the focus when it closes. */
function useDialog(
  box: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
  isBeside: boolean,
): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog === null) return
    const cancelled = (event: Event) => {
      event.preventDefault()
      closeHelp()
    }
    dialog.addEventListener('cancel', cancelled)
    if (isBeside) dialog.show()
    else dialog.showModal()
    title.current?.focus({ preventScroll: true })
    return () => {
      dialog.removeEventListener('cancel', cancelled)
      dialog.close()
    }
  }, [box, isBeside, title])
}

/** A sheet that covers the screen closes when a link of it leads elsewhere. */
function useCloseOnLeaving(isBeside: boolean): void {
  const { href } = useLocation()
  const [opened] = useState(href)
  useEffect(() => {
    if (!isBeside && href !== opened) closeHelp()
  }, [href, isBeside, opened])
}

function useIsBeside(): boolean {
  const query = useMemo(() => window.matchMedia(BESIDE), [])
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}
