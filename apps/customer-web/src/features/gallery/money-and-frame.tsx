import { styled } from '@mui/material/styles'
import {
  ActionBar,
  Amount,
  AppFrame,
  BottomBar,
  Breakdown,
  Button,
  Card,
  Column,
  HomeIcon,
  ListIcon,
  NavBar,
  NavLink,
  PageHeading,
  RefreshRing,
  Section,
  SendIcon,
  RailGroup,
  StaffFrame,
  Stepper,
  Tab,
  Tabs,
  TaskPage,
  TopBar,
  TotalRow,
  UserIcon,
  v,
  WithoutNavigation,
} from '@puente/ui'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

// The application frame is shown as a picture that neither keyboard nor screen reader can enter.
const Picture = styled('div')({
  position: 'relative',
  height: 320,
  overflow: 'hidden',
  transform: 'translateZ(0)',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
})

const links = (place: 'top' | 'bottom' | 'rail') => (
  <>
    <NavLink href="#" place={place} icon={<HomeIcon aria-hidden />} aria-current="page">
      {say.home}
    </NavLink>
    <NavLink href="#" place={place} icon={<SendIcon aria-hidden />}>
      {say.send}
    </NavLink>
    <NavLink href="#" place={place} icon={<ListIcon aria-hidden />} count={3} countLabel={say.waiting}>
      {say.transfers}
    </NavLink>
  </>
)

export const money: readonly Exhibit[] = [
  {
    name: 'Amount',
    show: () => [
      { state: 'usual', node: <Amount value="$1.234.567" currency="CLP" size="display" /> },
      { state: 'usual', node: <Amount value="1.234,50" currency="USD" size="large" /> },
      { state: 'long', node: <Amount value="$9.999.999.999.999" currency="CLP" strong /> },
    ],
  },
  {
    name: 'Breakdown',
    show: () => [
      {
        state: 'usual',
        node: (
          <>
            <Breakdown
              label={say.breakdown}
              rows={[
                { sign: '−', label: say.fee, value: '$1.690' },
                { sign: '=', label: say.converted, value: '$98.310' },
                { sign: '÷', label: say.rate, value: '1 USD = 1.000,00 CLP', hint: say.muted },
                { sign: '=', label: say.received, value: '98,31 USD', strong: true },
              ]}
            />
            <TotalRow label={say.total} value="$1.620 CLP" hint={say.totalHint} />
          </>
        ),
      },
    ],
  },
  {
    name: 'RefreshRing',
    show: () => [{ state: 'usual', node: <RefreshRing durationMs={60_000} label={say.refresh} /> }],
  },
]

export const frame: readonly Exhibit[] = [
  {
    name: 'Tabs',
    show: (kind) => [
      {
        state: 'usual',
        node: (
          <Tabs label={`${say.nav} ${kind}`}>
            <Tab href="#" aria-current="page">
              {say.tabs.open}
            </Tab>
            <Tab href="#">{say.tabs.closed}</Tab>
          </Tabs>
        ),
      },
    ],
  },
  {
    name: 'AppFrame',
    show: () => [
      {
        state: 'usual',
        node: (
          <Picture inert aria-hidden>
            <AppFrame
              topBar={
                <TopBar
                  brand={say.brand}
                  nav={<NavBar label={say.nav}>{links('top')}</NavBar>}
                  end={<UserIcon aria-hidden />}
                />
              }
              bottomBar={<BottomBar label={say.nav}>{links('bottom')}</BottomBar>}
            >
              <Column>
                <PageHeading title={say.pageTitle} lead={say.pageLead} eyebrow={say.steps} />
                <Section title={say.section}>{say.notice}</Section>
              </Column>
            </AppFrame>
          </Picture>
        ),
      },
    ],
  },
  {
    name: 'TaskPage',
    show: () => [
      {
        state: 'usual',
        node: (
          <Picture inert aria-hidden>
            <TaskPage
              way={
                <Stepper
                  label={say.steps}
                  progress={say.steps}
                  doneLabel={say.taskDone}
                  current="now"
                  steps={say.taskSteps.map((label, at) => ({
                    key: at === 1 ? 'now' : label,
                    label,
                    href: '#',
                  }))}
                />
              }
              summary={<Card title={say.summary}>{say.summaryAmount}</Card>}
              summaryLabel={say.summary}
            >
              <WithoutNavigation />
              {say.pageLead}
              <ActionBar>
                <Button kind="main">{say.summaryAmount}</Button>
              </ActionBar>
            </TaskPage>
          </Picture>
        ),
      },
    ],
  },
  {
    name: 'StaffFrame',
    show: () => [
      {
        state: 'usual',
        node: (
          <Picture inert aria-hidden>
            <StaffFrame
              place="/"
              brand={say.brand}
              navLabel={say.nav}
              nav={<RailGroup heading={say.nav}>{links('rail')}</RailGroup>}
              end={say.name}
            >
              {say.notice}
            </StaffFrame>
          </Picture>
        ),
      },
    ],
  },
]
