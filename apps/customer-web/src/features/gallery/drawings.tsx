import { styled } from '@mui/material/styles'
import type { BridgePlace } from '@puente/contract/bridge'
import {
  ArriveDrawing,
  BridgeLine,
  EmptyDrawing,
  FailedDrawing,
  Flag,
  HeldDrawing,
  Initials,
  LostDrawing,
  MailDrawing,
  OfflineDrawing,
  PayDrawing,
  PeopleDrawing,
  PriceDrawing,
  RefusedDrawing,
  RegulationDrawing,
  SearchDrawing,
  SecurityDrawing,
  SuccessDrawing,
  WaitingDrawing,
} from '@puente/ui'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

const drawings = {
  ArriveDrawing,
  EmptyDrawing,
  FailedDrawing,
  HeldDrawing,
  LostDrawing,
  MailDrawing,
  OfflineDrawing,
  PayDrawing,
  PeopleDrawing,
  PriceDrawing,
  RefusedDrawing,
  RegulationDrawing,
  SearchDrawing,
  SecurityDrawing,
  SuccessDrawing,
  WaitingDrawing,
}

const chile = { name: say.bridge.chile, country: 'CL' }
const mexico = { name: say.countries.mx, country: 'MX' }
const line = (place: BridgePlace | undefined, label: string) => (
  <BridgeLine from={chile} to={mexico} place={place} label={label} />
)

export const drawn: readonly Exhibit[] = [
  {
    name: 'BridgeLine',
    show: () => [
      { state: 'usual', node: line(undefined, say.bridge.way) },
      { state: 'empty', node: line({ percent: 0, mark: 'waiting' }, say.bridge.unpaid) },
      { state: 'busy', node: line({ percent: 50, mark: 'moving' }, say.bridge.moving) },
      { state: 'filled', node: line({ percent: 100, mark: 'done' }, say.bridge.done) },
      { state: 'paused', node: line({ percent: 32, mark: 'held' }, say.bridge.held) },
      { state: 'error', node: line({ percent: 68, mark: 'problem' }, say.bridge.problem) },
      { state: 'checking', node: line({ percent: 32, mark: 'back' }, say.bridge.back) },
      { state: 'disabled', node: line({ percent: 0, mark: 'ended' }, say.bridge.ended) },
      {
        state: 'long',
        node: (
          <BridgeLine
            from={chile}
            to={{ name: say.bridge.longCountry, country: 'US' }}
            label={say.bridge.way}
            size="small"
          />
        ),
      },
    ],
  },
  {
    name: 'Initials',
    show: () => [
      {
        state: 'usual',
        node: (
          <Row>
            {[say.name, say.longName, ...say.people].map((name) => (
              <Initials key={name} name={name} />
            ))}
            {say.banks.map((name) => (
              <Initials key={name} name={name} shape="square" />
            ))}
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Flag',
    show: () => [
      {
        state: 'usual',
        node: (
          <Row>
            {['CL', 'CO', 'DE', 'ES', 'MX', 'PE', 'US', 'BR'].map((country) => (
              <Flag key={country} country={country} />
            ))}
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Drawings',
    show: () => [
      {
        state: 'usual',
        node: (
          <Row>
            {Object.entries(drawings).map(([name, Drawing]) => (
              <Drawing key={name} />
            ))}
          </Row>
        ),
      },
    ],
  },
]
