/** A point of the drawing, 300 wide and 240 high. */
type Point = readonly [x: number, y: number]

/** Degrees of longitude and latitude as a point: equirectangular, 2 units a degree, from 128° W and 62° N. */
const pointOf = ([longitude, latitude]: readonly [number, number]): Point => [
  Math.round((longitude + 128) * 2),
  Math.round((62 - latitude) * 2),
]

const pathOf = (outline: readonly (readonly [number, number])[]): string =>
  `M${outline.map((place) => pointOf(place).join(' ')).join('L')}Z`

// Coasts simplified to what a drawing of this size can show; what is east of 22° E and north of 62° N is left out.
const southAmerica = [
  [-77, 8], [-72, 12], [-62, 10], [-52, 5], [-50, 0], [-35, -6], [-39, -15], [-41, -22], [-48, -27], [-54, -34],
  [-58, -38], [-63, -41], [-66, -46], [-69, -52], [-72, -54], [-75, -50], [-73, -40], [-71, -30], [-70, -18],
  [-76, -14], [-81, -6], [-80, 0],
] as const // prettier-ignore
const northAmerica = [
  [-77, 8], [-83, 8], [-88, 13], [-95, 16], [-105, 20], [-110, 24], [-114, 31], [-121, 35], [-124, 42], [-124, 49],
  [-128, 50], [-126, 54], [-120, 58], [-112, 61], [-100, 61], [-94, 59], [-82, 55], [-80, 51], [-77, 58], [-70, 61], [-64, 58], [-56, 52],
  [-65, 48], [-66, 44], [-70, 42], [-76, 35], [-81, 31], [-80, 25], [-84, 30], [-90, 29], [-97, 27], [-97, 20],
  [-91, 18], [-87, 21], [-88, 16], [-83, 15], [-83, 10],
] as const // prettier-ignore
const europe = [
  [17, 55], [21, 52], [19, 48], [22, 44], [22, 38], [18, 40], [12, 45], [16, 38], [9, 44], [3, 43], [0, 39], [-5, 36], [-9, 37], [-9, 43], [-2, 43],
  [-1, 46], [-5, 48], [2, 51], [8, 54], [9, 57], [12, 54],
] as const // prettier-ignore
const africa = [
  [-6, 35], [10, 37], [11, 33], [19, 31], [22, 24], [20, 14], [22, 4], [20, -8], [22, -20], [20, -33], [18, -34], [12, -17], [13, -8], [9, 0], [9, 4], [-8, 4],
  [-17, 14], [-17, 21],
] as const // prettier-ignore

/** The land of the map as one path. */
export const land = [southAmerica, northAmerica, europe, africa].map(pathOf).join('')

/** Santiago. */
export const chile = pointOf([-70.6, -33.4])

/** A place in each country that a corridor has led to. */
const places: Readonly<Record<string, readonly [number, number]>> = {
  AR: [-58.4, -34.6],
  BO: [-63, -17],
  BR: [-46.6, -23.5],
  CA: [-79, 44],
  CO: [-74, 4.7],
  DE: [10, 51],
  DO: [-70, 18.5],
  EC: [-78.5, -0.2],
  ES: [-3.7, 40.4],
  FR: [2.3, 48.5],
  GB: [-1, 52],
  HT: [-72.3, 18.6],
  IT: [12, 43],
  MX: [-99, 19.4],
  PE: [-77, -12],
  PT: [-8, 39],
  US: [-77, 39],
  UY: [-56, -34],
  VE: [-66.9, 10],
}

/** Where a country is on the map; undefined for one without a place. */
export const placeOf = (country: string): Point | undefined => {
  const place = places[country]
  return place && pointOf(place)
}

/** A bow from Chile to a place. */
export function wayTo([x, y]: Point): string {
  const [fromX, fromY] = chile
  const length = Math.hypot(x - fromX, y - fromY)
  const bend = Math.min(40, length / 4)
  const middle = [(fromX + x) / 2 - ((y - fromY) / length) * bend * -1, (fromY + y) / 2 - bend * 0.2]
  return `M${fromX} ${fromY}Q${middle.map(Math.round).join(' ')} ${x} ${y}`
}
