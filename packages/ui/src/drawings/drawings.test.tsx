// @vitest-environment jsdom
import { bridgePlaceOf, bridgeX } from '@puente/contract/bridge'
import { publicStates } from '@puente/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { BridgeLine } from './bridge-line.tsx'
import * as statesOf from './drawings-states.tsx'
import * as topics from './drawings-topics.tsx'
import { Flag } from './flag.tsx'
import { initialsOf, toneOf, tones } from './initials-text.ts'

const drawings = Object.entries({ ...statesOf, ...topics })

test.each(drawings)(
  '%s: hidden from screen readers, in theme colours only, at most 4 kB of markup',
  (_, Drawing) => {
    const { container } = show(<Drawing />)
    const svg = container.querySelector('svg')
    expect(svg?.getAttribute('aria-hidden')).toBe('true')
    const markup = svg?.outerHTML ?? ''
    expect(markup.length).toBeLessThanOrEqual(4_000)
    expect(markup.length).toBeGreaterThan(400)
    const colours = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = '']) => colour)
    expect(
      colours.filter((colour) => colour !== 'none' && !/^var\(--pu-palette-[\w-]+\)$/.test(colour)),
    ).toEqual([])
  },
)

const chile = { name: 'Chile', country: 'CL' }
const mexico = { name: 'México', country: 'MX' }

test('the bridge line: one image with the given text', () => {
  show(<BridgeLine from={chile} to={mexico} label="De Chile a México: en pausa" />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('De Chile a México: en pausa')
})

test.each(publicStates)(
  'a transfer that is %s: the mark at its place, and the deck crossed up to it',
  (state) => {
    const place = bridgePlaceOf(state)
    const { container } = show(<BridgeLine from={chile} to={mexico} place={place} label="x" />)
    const mark = container.querySelector<SVGElement>('[data-slot="mark"]')
    expect(mark?.style.transform).toBe(`translate(${bridgeX(place)}px, 34px)`)
    const crossed = container.querySelector<SVGElement>('[data-slot="crossed"]')
    expect(crossed === null).toBe(place.mark === 'back' || place.mark === 'ended')
    const share = (bridgeX(place) - 12) / 296
    if (crossed !== null) expect(crossed.style.transform).toBe(`translateX(12px) scaleX(${share})`)
  },
)

test('the places of the money: from bank to bank in the order of the states', () => {
  const way = (['waiting-for-payment', 'checking', 'converting', 'sent-to-bank', 'delivered'] as const).map(
    (state) => bridgePlaceOf(state).percent,
  )
  expect(way).toEqual([0, 32, 50, 68, 100])
  expect(bridgePlaceOf('refunding').percent).toBeGreaterThan(bridgePlaceOf('refunded').percent)
})

test('a transfer in review or stopped before its payment: the money is in Chile', () => {
  for (const state of ['checking', 'on-hold', 'stopped'] as const) {
    expect(bridgePlaceOf(state, false)).toEqual({ ...bridgePlaceOf(state), percent: 0 })
    expect(bridgePlaceOf(state).percent).toBe(32)
  }
})

test('no order yet: the way without a mark', () => {
  const { container } = show(<BridgeLine from={chile} to={mexico} label="x" />)
  expect(container.querySelector('[data-slot="mark"]')).toBeNull()
})

test.each([
  ['Rosa Pérez', 'RP'],
  ['María de los Ángeles Fernández-Oyarzún', 'MO'],
  ['ñusta quispe', 'ÑQ'],
  ['Ana', 'A'],
  ['Banco de Chile', 'BC'],
  ['Comercial Los Andes S.A.', 'CA'],
  ['Comercial Los Andes SpA', 'CA'],
  ['Distribuidora Azteca S.A. de C.V.', 'DA'],
  ['De la', 'D'],
  ['', ''],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name: always the same colour, and different names use all of them', () => {
  expect(toneOf('Rosa Pérez')).toBe(toneOf('Rosa Pérez'))
  const names = Array.from({ length: 40 }, (_, nth) => `Nombre ${nth}`)
  expect(new Set(names.map(toneOf)).size).toBe(tones)
})

test('a country without a flag in the set: its letters', () => {
  const { container } = show(<Flag country="br" />)
  expect(container.textContent).toBe('BR')
})
